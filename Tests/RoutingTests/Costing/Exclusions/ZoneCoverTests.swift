import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Cover of segments by zones")
struct ZoneCoverTests {
  /// Streets of all lengths over 20 km.
  private static func wideNetwork(_ generator: inout SeededRandom) -> TestNetwork {
    var network = TestNetwork()
    for _ in 0..<800 {
      let x = Double.random(in: -10_000...10_000, using: &generator)
      let y = Double.random(in: -10_000...10_000, using: &generator)
      let reach = generator.chance(0.05) ? 6000.0 : 150.0
      let tail = network.addNode(x, y)
      let head = network.addNode(
        x + .random(in: -reach...reach, using: &generator), y + .random(in: -reach...reach, using: &generator))
      let via = PlanePoint(
        x: x + .random(in: -reach...reach, using: &generator), y: y + .random(in: -reach...reach, using: &generator))
      network.addStreet(tail, head, via: generator.chance(0.5) ? [via] : [])
    }
    return network
  }

  @Test("agrees with clipping every segment against every zone", arguments: [1, 2, 3, 4] as [UInt64])
  func matchesFullScan(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let network = Self.wideNetwork(&generator)
    let graph = network.graph
    let zones = (0..<30).map { index in
      let center = PlanePoint(
        x: .random(in: -11_000...11_000, using: &generator), y: .random(in: -11_000...11_000, using: &generator))
      return Zone(
        id: "\(index)", center: TestNetwork.plane.unproject(center),
        radiusMeters: .random(in: generator.chance(0.2) ? 2000...5000 : 10...600, using: &generator))
    }
    let cover = ZoneCover(zones: zones, graph: graph)
    for segment in network.segments.indices {
      let line = try #require(Polyline(network.line(ofSegment: segment)))
      let set = FractionSet(union: zones.flatMap { ZoneArea($0).inside(of: line) })
      let expected = set.measure(from: 0, to: 1)
      #expect(abs(cover.fractions.reader[segment] - expected) < 1e-5, "seed \(seed), segment \(segment)")
      let half = cover.inside(ofSegment: segment, from: 0.7, to: 0.2).measure(from: 0.2, to: 0.7)
      #expect(abs(half - set.measure(from: 0.2, to: 0.7)) < 1e-5, "seed \(seed), segment \(segment)")
    }
  }

  @Test("joins stretches that overlap or touch and measures between two fractions")
  func fractionSet() {
    let set = FractionSet(union: [
      .init(lower: 0.5, upper: 0.75), .init(lower: 0, upper: 0.25), .init(lower: 0.625, upper: 0.875),
      .init(lower: 0.25, upper: 0.375),
    ])
    #expect(set.intervals == [.init(lower: 0, upper: 0.375), .init(lower: 0.5, upper: 0.875)])
    #expect(set.measure(from: 0, to: 1) == 0.75)
    #expect(set.measure(from: 0.75, to: 0.25) == 0.375)
    #expect(set.measure(from: 0.4, to: 0.45) == 0)
  }

  @Test("cuts a straight line at the circle, from inside and outside")
  func cut() throws {
    let through = try #require(ZoneCircle.cut(from: .init(x: -10, y: 3), to: .init(x: 10, y: 3), radius: 5))
    #expect(abs(through.lower - 0.3) < 1e-12)
    #expect(abs(through.upper - 0.7) < 1e-12)
    let leaving = try #require(ZoneCircle.cut(from: .init(x: 0, y: 3), to: .init(x: 10, y: 3), radius: 5))
    #expect(leaving.lower == 0)
    #expect(abs(leaving.upper - 0.4) < 1e-12)
    #expect(ZoneCircle.cut(from: .init(x: 6, y: 0), to: .init(x: 10, y: 0), radius: 5) == nil)
    #expect(ZoneCircle.cut(from: .init(x: -10, y: 5), to: .init(x: 10, y: 5), radius: 5) == nil)
    #expect(ZoneCircle.cut(from: .init(x: 1, y: 1), to: .init(x: 1, y: 1), radius: 5) == nil)
  }
}
