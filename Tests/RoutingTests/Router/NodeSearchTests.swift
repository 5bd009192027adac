import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Costs between nodes")
struct NodeSearchTests {
  @Test("are those of Bellman and Ford over the same whole costs", arguments: 1...80 as ClosedRange<UInt64>)
  func matchesBellmanFord(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let network = TestNetwork(random: &generator)
    let router = Router(graph: network.graph)
    let search = NodeSearch(router)
    for (mode, avoidance) in zip(TravelMode.allCases, [0, 2, 35.5]) {
      let costs = try EdgeCosts(
        graph: router.graph, mode: mode, avoidance: avoidance,
        pollution: EdgePollution(network.randomPollution(&generator)))
      for source in network.nodes.indices {
        let expected = bellmanFord(network, costs, from: source)
        for target in network.nodes.indices {
          let cost = try search.cost(from: source, to: target, costs: costs)
          #expect(cost == expected[target], "seed \(seed), \(mode), \(source) to \(target)\n\(network)")
        }
      }
    }
  }

  private func bellmanFord(_ network: TestNetwork, _ costs: EdgeCosts, from source: Int) -> [Int: UInt64] {
    var best: [Int: UInt64] = [source: 0]
    for _ in network.nodes {
      for (edge, cost) in zip(network.sortedEdges, costs.milliseconds) where cost != EdgeCosts.closed {
        guard let before = best[edge.tail] else { continue }
        best[edge.head] = min(best[edge.head] ?? .max, before + cost)
      }
    }
    return best
  }

  @Test("an edge costs its time × (1 + avoidance × p), half a millisecond rounded up")
  func edgeCosts() throws {
    var network = TestNetwork()
    let ends = (network.addNode(0, 0), network.addNode(10, 0))
    network.addStreet(ends.0, ends.1)
    network.edges[0].durations = [1001, 3, nil]
    network.edges[1].durations = [1000, nil, 5]
    let graph = network.graph
    func costs(_ mode: TravelMode, _ avoidance: Double, _ pollution: EdgePollution?) throws -> [UInt64] {
      try EdgeCosts(graph: graph, mode: mode, avoidance: avoidance, pollution: pollution).milliseconds
    }
    #expect(try costs(.walk, 0, nil) == [1001, 1000])
    #expect(try costs(.walk, 2, nil) == [1001, 1000])
    #expect(try costs(.walk, 2, [0.25]) == [1502, 1500])
    #expect(try costs(.bike, 2, [0.25]) == [5, EdgeCosts.closed])
    #expect(try costs(.scooter, 0.5, [1]) == [EdgeCosts.closed, 8])
  }

  @Test("refuse nodes and costs of another graph")
  func misfits() throws {
    let map = DrawnMap("A---B---C")
    let search = NodeSearch(map.router)
    let costs = try EdgeCosts(graph: map.router.graph, mode: .walk, avoidance: 0, pollution: nil)
    #expect(throws: RoutingError.invalidNode(3, nodeCount: 3)) { try search.cost(from: 0, to: 3, costs: costs) }
    #expect(throws: RoutingError.invalidNode(-1, nodeCount: 3)) { try search.cost(from: -1, to: 0, costs: costs) }
    let other = try EdgeCosts(graph: DrawnMap("A---B").router.graph, mode: .walk, avoidance: 0, pollution: nil)
    #expect(throws: RoutingError.costCount(expected: 4, found: 2)) { try search.cost(from: 0, to: 1, costs: other) }
  }

  @Test("edge costs refuse what is out of range")
  func ranges() {
    let graph = DrawnMap("A---B").router.graph
    #expect(throws: RoutingError.invalidAvoidance(-1)) {
      try EdgeCosts(graph: graph, mode: .walk, avoidance: -1, pollution: nil)
    }
    #expect(throws: RoutingError.pollutionCount(expected: 1, found: 0)) {
      try EdgeCosts(graph: graph, mode: .walk, avoidance: 1, pollution: [])
    }
  }
}
