import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("What holds for every path, on random networks")
struct PathPropertyTests {
  static let seeds: [UInt64] = Array(1001...1080)

  private func burden(_ path: Path, _ query: Router.Query) -> Double {
    path.pieces.reduce(0) { $0 + $1.pricedSeconds * pollution(on: $1, query) }
  }

  private func pollution(on piece: Path.Piece, _ query: Router.Query) -> Double {
    guard let pollution = query.pollution else { return 0 }
    guard let profile = query.profiles[piece.segment] else { return Double(pollution[piece.segment]) }
    return profile.mean(from: piece.startFraction, to: piece.endFraction)
  }

  @Test("no way has less burden than the cleanest, none is quicker than the fastest", arguments: seeds)
  func extremes(seed: UInt64) throws {
    try RandomCase.forEach(seed: seed) { network, router, query in
      guard query.zones.isEmpty || query.policy == .forbid, let path = try RandomCase.path(router, query) else {
        return
      }
      var extreme = query
      extreme.objective = .cleanest
      let cleanest = try router.path(extreme)
      extreme.objective = .fastest
      let fastest = try router.path(extreme)
      // A way through closed zones has the fewest metres inside first, to whole millimetres.
      let slack = path.breaksExclusion ? 1e-3 : 1e-6
      #expect(
        path.breaksExclusion || burden(cleanest, query) <= burden(path, query) * (1 + 1e-6),
        "\(RandomCase.describe(seed, network, query))")
      #expect(
        path.breaksExclusion || fastest.pricedSeconds <= path.pricedSeconds + slack * Double(path.pieces.count + 2),
        "\(RandomCase.describe(seed, network, query))")
    }
  }

  @Test("a forbidden zone has nothing of the path unless the path says so", arguments: seeds)
  func exclusion(seed: UInt64) throws {
    try RandomCase.forEach(seed: seed) { network, router, query in
      guard let path = try RandomCase.path(router, query), query.policy == .forbid else { return }
      #expect(path.breaksExclusion != path.crossings.isEmpty, "\(RandomCase.describe(seed, network, query))")
    }
  }

  @Test("pieces join up in a line from the origin to the destination as long as the path", arguments: seeds)
  func geometry(seed: UInt64) throws {
    try RandomCase.forEach(seed: seed) { network, router, query in
      guard let path = try RandomCase.path(router, query) else { return }
      let line = router.line(of: path, from: query.origin).points.map(\.place)
      let comment = "\(RandomCase.describe(seed, network, query))"
      let first = try #require(line.first)
      let last = try #require(line.last)
      #expect(line.count >= 2, "\(comment)")
      #expect(first.distanceMeters(to: query.origin.place) < 0.01, "\(comment)")
      #expect(last.distanceMeters(to: query.destination.place) < 0.01, "\(comment)")
      let length = zip(line, line.dropFirst()).reduce(0) { $0 + $1.0.distanceMeters(to: $1.1) }
      // Lengths are whole millimetres, and a straight line in degrees is cut to a few parts in 100 000.
      let tolerance = 0.002 * Double(path.pieces.count) + 5e-5 * length
      #expect(abs(length - path.lengthMeters) <= tolerance, "\(comment)")
      #expect(line.count == 2 || !zip(line, line.dropFirst()).contains { $0 == $1 }, "\(comment)")
    }
  }

  @Test(
    "ends that allow one direction are left and come to in it, and the best of all directions is the best of all",
    arguments: seeds.prefix(30), [false, true])
  func directions(seed: UInt64, hasHierarchy: Bool) throws {
    try RandomCase.forEach(seed: seed, hasHierarchy: hasHierarchy) { network, router, query in
      guard query.objective == .fastest, query.zones.isEmpty else { return }
      // At a junction no part of the street is left that could show the direction.
      guard [query.origin, query.destination].allSatisfy({ $0.fraction > 0 && $0.fraction < 1 }) else { return }
      let free = try RandomCase.path(router, query)
      var best: Double?
      for leaving in [SegmentDirection.along, .against] {
        for coming in [SegmentDirection.along, .against] {
          var headed = query
          headed.origin = query.origin.headed(leaving)
          headed.destination = query.destination.headed(coming)
          guard let path = try RandomCase.path(router, headed) else { continue }
          best = min(best ?? .infinity, path.pricedSeconds)
          let comment: Comment = "\(leaving) \(coming) \(RandomCase.describe(seed, network, query))"
          if let first = path.pieces.first, first.segment == query.origin.segment {
            #expect(first.startFraction == first.endFraction || isAlong(first) == (leaving == .along), comment)
          }
          if let last = path.pieces.last, last.segment == query.destination.segment {
            #expect(last.startFraction == last.endFraction || isAlong(last) == (coming == .along), comment)
          }
        }
      }
      let difference = abs((free?.pricedSeconds ?? -1) - (best ?? -1))
      #expect(
        difference < 0.001 * Double((free?.pieces.count ?? 0) + 2), "\(RandomCase.describe(seed, network, query))")
    }
  }

  private func isAlong(_ piece: Path.Piece) -> Bool { piece.startFraction < piece.endFraction }
}
