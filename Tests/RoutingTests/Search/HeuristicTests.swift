import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Lower bounds")
struct HeuristicTests {
  @Test(
    "fall by no more than an edge costs, and end at or below the last part", arguments: 1...60 as ClosedRange<UInt64>)
  func consistent(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let network = TestNetwork(random: &generator)
    let graph = network.graph
    let pollution = network.segments.map { _ in Float.random(in: 0.4...3, using: &generator) }
    for mode in TravelMode.allCases {
      for avoidance in [0, 0.3, 1.7, 40, 1e9] {
        let weighting = Weighting(avoidance: avoidance)
        let target = network.randomPoint(&generator)
        try check(graph, mode, weighting, pollution, target) { paces, least in
          LinearBound(perMeter: paces.costPerMeter(minWeight: least))
        } costing: {
          WeightedCosting(
            prices: graph.pricedDurations(mode), edgeSegment: graph.edgeSegment, weights: TableWeights(values: $0))
        }
      }
      var burden = Weighting(avoidance: 0)
      burden.isBurden = true
      try check(graph, mode, burden, pollution, network.randomPoint(&generator)) { paces, least in
        LinearBound(perMeter: paces.burdenPerMeter(minWeight: least))
      } costing: {
        BurdenAlone(
          base: BurdenCosting(
            prices: graph.pricedDurations(mode), edgeSegment: graph.edgeSegment, weights: TableWeights(values: $0)))
      }
    }
  }

  private func check<Costing: EdgeCosting>(
    _ graph: StreetGraph, _ mode: TravelMode, _ weighting: Weighting, _ pollution: [Float], _ target: SnappedPoint,
    bound: (PaceTable, Double) -> LinearBound, costing: (UnsafeBufferPointer<Double>) -> Costing
  ) throws where Costing.Cost == UInt64 {
    let metric = FlatMetric(box: graph.box)
    let paces = PaceTable(graph: graph, mode: mode, metric: metric)
    let weights = SegmentWeights(weighting, segmentCount: graph.segmentCount, pollution: pollution, cover: nil)
    let distanceBound = DistanceBound<UInt64>(
      graph: graph, metric: metric, target: target.place, bound: bound(paces, weights.least))
    weights.values.withUnsafeBufferPointer { values in
      let costing = costing(values)
      for edge in 0..<graph.edgeCount {
        let cost = costing.cost(ofEdge: edge)
        guard cost < .unreachable else { continue }
        let tail = distanceBound.estimate(from: graph.tail(ofEdge: edge))
        let head = distanceBound.estimate(from: Int(graph.head[edge]))
        #expect(tail <= cost.adding(head), "edge \(edge), \(mode), \(weighting)")
      }
    }
  }

  @Test("hold for a destination within a street that is quicker than its ends are apart")
  func lowered() {
    var network = TestNetwork()
    let ends = (network.addNode(0, 0), network.addNode(1000, 0))
    network.addStreet(ends.0, ends.1, metersPerSecond: 10)
    let graph = network.graph
    var bound = DistanceBound<UInt64>(
      graph: graph, metric: FlatMetric(box: graph.box), target: TestNetwork.place(PlanePoint(x: 0, y: 700)),
      bound: LinearBound(perMeter: 100))
    #expect(bound.estimate(from: 0) > 69_000)
    bound.lower(to: [SearchTerminal(node: 0, cost: 50), SearchTerminal(node: 1, cost: 90_000)])
    #expect(bound.estimate(from: 0) <= 50)
    #expect(bound.estimate(from: 1) > 50_000)
  }

  @Test("hold when rounding takes the most: three streets of 1 ms × 1.4 cost 3 ms")
  func roundedDown() {
    var network = TestNetwork()
    for index in 0..<4 { network.addNode(Double(index) * 100, 0) }
    for index in 0..<3 { network.addStreet(index, index + 1) }
    for index in network.edges.indices { network.edges[index].durations = [1, 1, 1] }
    let graph = network.graph
    let metric = FlatMetric(box: graph.box)
    let paces = PaceTable(graph: graph, mode: .walk, metric: metric)
    let bound = DistanceBound<UInt64>(
      graph: graph, metric: metric, target: graph.coordinate(ofNode: 3),
      bound: LinearBound(perMeter: paces.costPerMeter(minWeight: 1.4)))
    #expect(CostRounding.cost(duration: 1, weight: 1.4, atLeast: 1) == 1)
    #expect(bound.estimate(from: 0) <= 3)
  }

  @Test("are as tight as the quickest street allows")
  func tight() {
    var network = TestNetwork()
    network.addStreet(network.addNode(0, 0), network.addNode(1000, 0), metersPerSecond: 4)
    let graph = network.graph
    let paces = PaceTable(graph: graph, mode: .bike, metric: FlatMetric(box: graph.box))
    #expect(abs(paces.costPerMeter(minWeight: 1) - 250) < 0.01)
    #expect(abs(paces.costPerMeter(minWeight: 3) - 750) < 0.03)
    #expect(abs(paces.burdenPerMeter(minWeight: 0.5) / 0x1p20 - 125) < 0.01)
  }
}

/// The major level of a burden's cost.
private struct BurdenAlone: EdgeCosting {
  let base: BurdenCosting<TableWeights>

  func cost(ofEdge edge: Int) -> UInt64 { base.cost(ofEdge: edge).major }
}
