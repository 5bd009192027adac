import Foundation
import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("The streets of a track")
struct TrackMatchTests {
  @Test(
    "explain it as well as the best of all sequences of streets, whose ways are searched one by one",
    arguments: Array(UInt64(1)...30))
  func oracle(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let network = Self.town(&random)
    let router = Router(graph: network.graph)
    // Somebody at four places at random, so that detours and one-way streets count.
    let points = (0..<4).map { number in
      let place = TestNetwork.place(
        PlanePoint(
          x: 120 + 40 * Double(number) + .random(in: -30...30, using: &random),
          y: .random(in: 0...200, using: &random)))
      return TrackPoint(SnappingRequest(place, limitMeters: 60), deviationMeters: 12)
    }
    let matcher = TrackMatcher(
      router, TrackQuery(points: points, mode: .bike, splitsAtGaps: true, leavesOutClose: false))
    let layers = points.indices.map {
      TrackMatcher.Layer(
        point: $0,
        candidates: router.graph.candidates(points[$0].request, mode: .bike, count: TrackModel.maxCandidates))
    }
    guard layers.allSatisfy({ !$0.candidates.isEmpty }) else { return }
    let chain = TrackChain(
      emissions: layers.map { layer in
        layer.candidates.map {
          TrackModel.emission(meters: $0.distanceMeters, deviationMeters: points[layer.point].deviationMeters)
        }
      },
      transitions: zip(layers, layers.dropFirst()).map { from, to in
        let straight = points[from.point].request.place.distanceMeters(to: points[to.point].request.place)
        return from.candidates.map { origin in
          to.candidates.map { Self.transition(router, from: origin, to: $0, straight) }
        }
      })
    let part = try #require(matcher.parts(of: layers).first)
    guard part.layers.count == 4 else { return }
    #expect(abs(part.chain.score(part.chain.best()) - chain.score(chain.best())) < 0.01, "seed \(seed)\n\(network)")
  }

  private static func transition(
    _ router: Router, from origin: SnappedPoint, to destination: SnappedPoint, _ straight: Double
  ) -> Double {
    let query = Router.Query(
      origin: origin, destination: destination, mode: .bike, objective: .fastest, pollution: nil)
    let meters = (try? router.path(query))?.lengthMeters
    return TrackModel.transition(
      meters: meters.flatMap { $0 <= TrackModel.maxMeters(straightMeters: straight) ? $0 : nil },
      straightMeters: straight)
  }

  @Test("are those of the way that was gone, though its places are noisy", arguments: Array(UInt64(1)...30))
  func noisyTrack(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let network = Self.town(&random)
    let router = Router(graph: network.graph)
    let query = Router.Query(
      origin: network.point(onSegment: 0, fraction: 0.5),
      destination: network.point(onSegment: network.segments.count - 1, fraction: 0.5), mode: .walk,
      objective: .fastest, pollution: nil)
    let path = try router.path(query)
    let line = try #require(Polyline(router.line(of: path, from: query.origin).points.map(\.place)))
    let steps = Int(line.lengthMeters / 15)
    let truth = (0...steps).map { line.place(atFraction: Double($0) / Double(steps)) }
    let points = truth.map {
      TrackPoint(SnappingRequest(Self.noisy($0, 5, &random), limitMeters: 25), deviationMeters: 5)
    }
    let match = try router.match(
      TrackQuery(points: points, mode: .walk, splitsAtGaps: true, leavesOutClose: false))
    #expect(match.parts.count == 1, "seed \(seed)")
    let part = try #require(match.parts.first, "seed \(seed)")
    // All its streets, in their order.
    let streets = path.pieces.map(\.segment)
    var seen: [Int] = []
    for place in part.places where streets.contains(place.segment) && !seen.contains(place.segment) {
      seen.append(place.segment)
    }
    #expect(seen == streets, "seed \(seed)")
    // A place that errs beyond a corner lies just behind it on the other street; none is farther than four standard
    // deviations from the way (one of 3000 errs by so much), and nine of ten are on it.
    let metersOff = part.places.map { line.nearest(to: $0.place).distanceMeters }
    #expect(metersOff.allSatisfy { $0 < 20 }, "seed \(seed): \(metersOff)")
    #expect(Double(metersOff.count { $0 < 1 }) >= 0.9 * Double(metersOff.count), "seed \(seed): \(metersOff)")
    for (number, place) in zip(part.points, part.places) {
      #expect(place.place.distanceMeters(to: truth[number]) < 30, "seed \(seed), place \(number)")
    }
    #expect((0...1).contains(part.confidence), "seed \(seed)")
    let clean = try router.match(
      TrackQuery(
        points: truth.map { TrackPoint(SnappingRequest($0, limitMeters: 25), deviationMeters: 5) }, mode: .walk,
        splitsAtGaps: true, leavesOutClose: false))
    let cleanPlaces = try #require(clean.parts.first, "seed \(seed)").places
    let cleanMetersOff = cleanPlaces.map { line.nearest(to: $0.place).distanceMeters }
    #expect(cleanMetersOff.allSatisfy { $0 < 0.1 }, "seed \(seed): \(cleanMetersOff)")
  }

  @Test("part where a minute is missing, but for those who ignore it, and where no way leads on")
  func parts() throws {
    var network = TestNetwork()
    let west = network.addStreet(network.addNode(0, 0), network.addNode(400, 0))
    let east = network.addStreet(network.addNode(5000, 0), network.addNode(5400, 0))
    let router = Router(graph: network.graph)
    func point(_ x: Double, _ seconds: Double) -> TrackPoint {
      TrackPoint(
        SnappingRequest(TestNetwork.place(PlanePoint(x: x, y: 3)), limitMeters: 25), deviationMeters: 5,
        seconds: seconds)
    }
    func match(_ points: [TrackPoint], splits: Bool, leavesOut: Bool = false) throws -> TrackMatch {
      try router.match(TrackQuery(points: points, mode: .walk, splitsAtGaps: splits, leavesOutClose: leavesOut))
    }
    let slow = [point(10, 0), point(50, 30), point(100, 95), point(150, 125)]
    #expect(try match(slow, splits: true).parts.map(\.points) == [[0, 1], [2, 3]])
    #expect(try match(slow, splits: false).parts.map(\.points) == [[0, 1, 2, 3]])
    let far = [point(10, 0), point(50, 30), point(5010, 60), point(5050, 90)]
    let parts = try match(far, splits: true).parts
    #expect(parts.map(\.points) == [[0, 1], [2, 3]])
    #expect(parts.map { Set($0.places.map(\.segment)) } == [[west], [east]])
    // One place astray, and one without a street.
    let astray = [point(10, 0), point(5010, 10), point(50, 20), point(2000, 30), point(90, 40)]
    #expect(try match(astray, splits: true).parts.map(\.points) == [[0, 2, 4]])
    let close = [point(10, 0), point(12, 1), point(15, 2), point(30, 10)]
    #expect(try match(close, splits: true, leavesOut: true).parts.map(\.points) == [[0, 3]])
    var kept = close
    kept[2].isKept = true
    #expect(try match(kept, splits: true, leavesOut: true).parts.map(\.points) == [[0, 2, 3]])
    #expect(try match([point(2000, 0), point(2010, 9)], splits: true).hasStreets == false)
    #expect(try match([], splits: true).parts.isEmpty)
  }

  @Test("are surer where one street runs alone than between two that run side by side")
  func confidence() throws {
    var network = TestNetwork()
    let nodes = [(0.0, 0.0), (400, 0), (0, 12), (400, 12)].map { network.addNode($0.0, $0.1) }
    network.addStreet(nodes[0], nodes[1])
    network.addStreet(nodes[2], nodes[3])
    let router = Router(graph: network.graph)
    func part(y: Double) throws -> (confidence: Double, alternatives: [Int]) {
      let points = (1...8).map {
        TrackPoint(
          SnappingRequest(TestNetwork.place(PlanePoint(x: Double($0) * 40, y: y)), limitMeters: 25), deviationMeters: 5)
      }
      let match = try router.match(
        TrackQuery(points: points, mode: .walk, splitsAtGaps: true, leavesOutClose: false))
      return (try #require(match.parts.first).confidence, match.alternatives)
    }
    let (sure, unsure) = (try part(y: -8), try part(y: 6))
    #expect(sure.confidence > 0.99 && sure.alternatives.allSatisfy { $0 == 0 })
    #expect(abs(unsure.confidence - 0.5) < 0.05 && unsure.alternatives.allSatisfy { $0 == 1 })
  }

  // MARK: Tracks

  /// Six by six junctions some 100 m apart, with streets of one speed, some of them one-way for wheels.
  private static func town(_ random: inout SeededRandom) -> TestNetwork {
    var network = TestNetwork()
    for row in 0..<6 {
      for column in 0..<6 {
        network.addNode(
          Double(column) * 100 + .random(in: -15...15, using: &random),
          Double(row) * 100 + .random(in: -15...15, using: &random))
      }
    }
    for node in network.nodes.indices {
      for next in [node % 6 < 5 ? node + 1 : nil, node < 30 ? node + 6 : nil].compactMap({ $0 }) {
        let segment = network.addStreet(node, next)
        guard random.chance(0.3), let back = network.edges.lastIndex(where: { $0.segment == segment }) else { continue }
        network.edges[back].durations[TravelMode.bike.index] = nil
      }
    }
    return network
  }

  /// A place moved by a normal error in each direction (Box and Muller 1958).
  private static func noisy(_ place: Coordinate, _ deviation: Double, _ random: inout SeededRandom) -> Coordinate {
    let radius = deviation * (-2 * log(Double.random(in: 1e-12...1, using: &random))).squareRoot()
    let angle = Double.random(in: 0...(2 * .pi), using: &random)
    let point = TestNetwork.plane.project(place)
    return TestNetwork.plane.unproject(PlanePoint(x: point.x + radius * cos(angle), y: point.y + radius * sin(angle)))
  }
}
