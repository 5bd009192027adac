import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Weights with zones in them")
struct ZonedMetricTests {
  private let graph: StreetGraph
  private let hierarchy: RouterHierarchy
  private let zones: KnownZones

  init() throws {
    var generator = SeededRandom(seed: 5)
    let network = TestNetwork(random: &generator)
    graph = network.graph.addingHierarchy()
    hierarchy = try #require(RouterHierarchy(graph))
    zones = ZoneMemory().zones(TestNetwork.randomZones(&generator), of: graph)
  }

  private func pollution(_ seed: UInt64) -> EdgePollution {
    var generator = SeededRandom(seed: seed)
    return EdgePollution((0..<graph.segmentCount).map { _ in .random(in: 0.3...1.8, using: &generator) })
  }

  private func effect(_ policy: ExclusionPolicy) -> ZoneEffect {
    var weighting = Weighting(avoidance: 2)
    if case .avoid(let factor) = policy { weighting.extraInside = factor - 1 } else { weighting.closesInside = true }
    return ZoneEffect(zones, weighting)
  }

  @Test(
    "are those of a customization of all edges, and others than without zones",
    arguments: [ExclusionPolicy.avoid(factor: 5), .avoid(factor: 1.25), .forbid], TravelMode.allCases)
  func weights(policy: ExclusionPolicy, mode: TravelMode) {
    let effect = effect(policy)
    let pollution = pollution(7)
    let made = hierarchy.weights(.burden, mode, pollution: pollution, around: effect)
    let plain = hierarchy.weights(.burden, mode, pollution)
    let expected = pollution.values.withUnsafeBufferPointer { values in
      let burden = BurdenBoundMetric(
        durations: graph.pricedDurations(mode), edgeSegment: graph.edgeSegment, pollution: values)
      return Customization(hierarchy.arrays, metric: ZonedMetric(burden, effect, graph)).weights(hierarchy.plan)
    }
    let arcs = 0..<hierarchy.arrays.arcCount
    for arc in arcs {
      #expect(made.up[arc] == expected.up[arc] && made.down[arc] == expected.down[arc], "arc \(arc)")
    }
    #expect(arcs.contains { made.up[$0] != plain.up[$0] || made.down[$0] != plain.down[$0] })
  }

  @Test("are made once for an hour, and again for another hour, mode or effect")
  func hours() {
    let (morning, evening) = (pollution(1), pollution(2))
    let effect = effect(.avoid(factor: 5))
    let first = hierarchy.weights(.burden, .walk, pollution: morning, around: effect)
    #expect(hierarchy.weights(.burden, .walk, pollution: morning, around: effect) === first)
    #expect(hierarchy.weights(.burden, .walk, pollution: evening, around: effect) !== first)
    #expect(hierarchy.weights(.burden, .bike, pollution: morning, around: effect) !== first)
    #expect(hierarchy.weights(.burden, .walk, pollution: morning, around: self.effect(.forbid)) !== first)
  }

  @Test("go with their hour")
  func hourGoes() {
    weak var gone: ArcWeights?
    do {
      let hour = pollution(1)
      gone = hierarchy.weights(.burden, .walk, pollution: hour, around: effect(.forbid))
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }
}
