import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

/// One street of 100 m, clean in its first half (p of 0.5) and bad in its second (p of 3.5).
@Suite("Weights of parts of a segment")
struct StretchWeightsTests {
  private let network: TestNetwork
  private let query: Router.Query

  init() {
    var network = TestNetwork()
    network.addStreet(network.addNode(0, 0), network.addNode(100, 0))
    self.network = network
    var query = Router.Query(
      origin: network.point(onSegment: 0, fraction: 0), destination: network.point(onSegment: 0, fraction: 1),
      mode: .walk, objective: .weighted(avoidance: 2), pollution: [2])
    query.profiles = [0: SegmentProfile([0.5, 3.5])]
    self.query = query
  }

  private func weight(_ start: Double, _ end: Double, _ query: Router.Query) -> Double {
    let graph = network.graph
    let cover = query.zones.isEmpty ? nil : ZoneCover(zones: query.zones, graph: graph)
    return StretchWeights(query, graph: graph, cover: cover)
      .weight(of: SegmentSpan(segment: 0, start: start, end: end), by: Weighting(query))
  }

  @Test(
    "are the length × (1 + λ × the part's own p)",
    arguments: [
      (0, 0.5, 0.5 * 2), (0.5, 1, 0.5 * 8), (1, 0.75, 0.25 * 8), (0.25, 0.75, 0.25 * 2 + 0.25 * 8), (0, 1, 5),
    ]
      as [(Double, Double, Double)])
  func pieces(start: Double, end: Double, expected: Double) {
    #expect(abs(weight(start, end, query) - expected) < 1e-12)
  }

  @Test("are the part's own p alone for the cleanest")
  func burden() {
    var query = query
    query.objective = .cleanest
    #expect(abs(weight(0.25, 1, query) - (0.25 * 0.5 + 0.5 * 3.5)) < 1e-12)
  }

  @Test("multiply the cost of just the length inside a zone")
  func zones() {
    // The zone holds the last 20 m, where p is 3.5: 0.8 of the street outside, 0.2 inside five times as dear.
    var query = query
    query.zones = [Zone(id: "z", center: TestNetwork.place(PlanePoint(x: 100, y: 0)), radiusMeters: 20)]
    query.policy = .avoid(factor: 5)
    #expect(abs(weight(0.5, 1, query) - (0.3 * 8 + 0.2 * 8 * 5)) < 1e-4)
    #expect(abs(weight(0, 0.5, query) - 0.5 * 2) < 1e-4)
    query.objective = .cleanest
    #expect(abs(weight(0.25, 0.9, query) - (0.25 * 0.5 + 0.3 * 3.5 + 0.1 * 3.5 * 5)) < 1e-4)
    query.policy = .forbid
    #expect(weight(0.5, 1, query) == Weighting.closed)
    #expect(weight(0, 0.75, query) >= 0)
  }

  @Test("have the segment's own figure all along where there is no profile")
  func withoutProfile() {
    var query = query
    query.profiles = [:]
    #expect(abs(weight(0, 0.5, query) - 0.5 * 5) < 1e-12)
    #expect(weight(0, 1, query) == 5)
  }

  @Test("hold for the whole segment too, and the least weight never exceeds one")
  func whole() {
    var query = query
    query.pollution = [9]
    let weights = StretchWeights(query, graph: network.graph, cover: nil).segmentWeights(Weighting(query))
    #expect(abs(weights.values[0] - 5) < 1e-12)
    #expect(weights.least == weights.values[0])
  }

  @Test("stay figures when avoidance and factor are absurd")
  func absurd() {
    var query = query
    query.zones = [Zone(id: "z", center: TestNetwork.place(PlanePoint(x: 100, y: 0)), radiusMeters: 20)]
    query.policy = .avoid(factor: .greatestFiniteMagnitude)
    query.profiles = [0: SegmentProfile([0, .greatestFiniteMagnitude])]
    for objective in [Objective.weighted(avoidance: 0), .weighted(avoidance: .greatestFiniteMagnitude), .cleanest] {
      query.objective = objective
      #expect(weight(0.1, 0.9, query) >= 0, "\(objective)")
    }
  }
}
