import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Zones that are asked for again")
struct KnownZonesTests {
  private let graph: StreetGraph
  private let hierarchy: RouterHierarchy
  private let zones: [Zone]

  init() throws {
    var generator = SplitMix64(seed: 5)
    let network = TestNetwork(random: &generator)
    graph = network.graph.addingHierarchy()
    hierarchy = try #require(RouterHierarchy(graph))
    zones = TestNetwork.randomZones(&generator)
  }

  private func pollution(_ seed: UInt64) -> EdgePollution {
    var generator = SplitMix64(seed: seed)
    return EdgePollution((0..<graph.segmentCount).map { _ in .random(in: 0.3...1.8, using: &generator) })
  }

  private func effect(_ policy: ExclusionPolicy) -> ZoneEffect {
    var weighting = Weighting(avoidance: 2)
    if case .avoid(let factor) = policy { weighting.extraInside = factor - 1 } else { weighting.closesInside = true }
    return ZoneEffect(weighting)
  }

  @Test(
    "weigh the arcs as a customization of all edges does",
    arguments: [ExclusionPolicy.avoid(factor: 5), .avoid(factor: 1.25), .forbid], TravelMode.allCases)
  func weights(policy: ExclusionPolicy, mode: TravelMode) {
    let memory = ZoneMemory()
    let known = memory.zones(zones, of: graph)
    let effect = effect(policy)
    let pollution = pollution(7)
    let made = known.weights(hierarchy, .burden, mode, pollution, effect)
    let expected = pollution.values.withUnsafeBufferPointer { values in
      let burden = BurdenBoundMetric(
        durations: graph.pricedDurations(mode), edgeSegment: graph.edgeSegment, pollution: values)
      let metric = ZonedMetric(
        base: burden, effect: effect, edgeSegment: graph.edgeSegment, inside: known.cover.fractions.reader)
      return Customization(hierarchy.arrays, metric: metric).weights(hierarchy.plan)
    }
    for arc in 0..<hierarchy.arrays.arcCount {
      #expect(made.up[arc] == expected.up[arc] && made.down[arc] == expected.down[arc], "arc \(arc)")
    }
  }

  @Test("are worth weights from the second request on")
  func secondRequest() {
    let memory = ZoneMemory()
    #expect(!memory.zones(zones, of: graph).areAskedAgain)
    #expect(memory.zones(zones, of: graph).areAskedAgain)
  }

  @Test("have their weights once for an hour, and others for another hour")
  func hours() {
    let known = ZoneMemory().zones(zones, of: graph)
    let (morning, evening) = (pollution(1), pollution(2))
    let effect = effect(.avoid(factor: 5))
    let first = known.weights(hierarchy, .burden, .walk, morning, effect)
    #expect(known.weights(hierarchy, .burden, .walk, morning, effect) === first)
    #expect(known.weights(hierarchy, .burden, .walk, evening, effect) !== first)
    #expect(known.weights(hierarchy, .burden, .bike, morning, effect) !== first)
  }

  @Test("let an hour go when nobody else holds it")
  func hourGoes() {
    let known = ZoneMemory().zones(zones, of: graph)
    weak var gone: EdgePollution?
    do {
      let hour = pollution(1)
      gone = hour
      _ = known.weights(hierarchy, .burden, .walk, hour, effect(.forbid))
    }
    #expect(gone == nil)
  }

  @Test("are forgotten after four others")
  func forgotten() {
    let memory = ZoneMemory()
    let first = memory.zones(zones, of: graph)
    for number in 0..<4 {
      let place = Coordinate(latitude: 0.001 * Double(number), longitude: 0)
      _ = memory.zones([Zone(id: "other", center: place, radiusMeters: 50)], of: graph)
    }
    #expect(memory.zones(zones, of: graph) !== first)
  }
}
