import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Distances by a hierarchy")
struct HierarchyDistanceTests {
  @Test("are those of Bellman and Ford on small networks, between all nodes", arguments: 1...200 as ClosedRange<UInt64>)
  func smallNetworks(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    try check(TestNetwork(random: &generator), seed, &generator)
  }

  @Test("are those of Bellman and Ford on random towns, between all nodes", arguments: 1...40 as ClosedRange<UInt64>)
  func towns(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    try check(TestNetwork(randomTown: &generator, side: 3 + Int(seed % 5)), seed, &generator)
  }

  private func check(_ network: TestNetwork, _ seed: UInt64, _ generator: inout SeededRandom) throws {
    let router = Router(graph: network.graph.addingHierarchy())
    let search = NodeSearch(router)
    for (mode, avoidance) in zip(TravelMode.allCases, [0, 2, 35.5]) {
      let costs = try EdgeCosts(
        graph: router.graph, mode: mode, avoidance: avoidance,
        pollution: EdgePollution(network.randomPollution(&generator)))
      let metric = try #require(try CustomizedMetric(router, costs: costs))
      for source in network.nodes.indices {
        let expected = SlowDistances.from(source, router.graph, costs)
        for target in network.nodes.indices {
          let way = try search.way(from: source, to: target, by: metric)
          #expect(way?.cost == expected[target], "seed \(seed), \(mode), \(source) to \(target)\n\(network)")
          guard let way else { continue }
          #expect(
            SlowDistances.cost(of: way.edges, from: source, to: target, router.graph, costs) == way.cost,
            "seed \(seed), \(mode), \(source) to \(target) over \(way.edges)\n\(network)")
        }
      }
    }
  }

  @Test("to a few targets are the least to any of them, by both metrics", arguments: 1...60 as ClosedRange<UInt64>)
  func lazyDistances(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let network = TestNetwork(randomTown: &generator, side: 4)
    let graph = network.graph.addingHierarchy()
    let hierarchy = try #require(RouterHierarchy(graph))
    let pollution = EdgePollution(network.randomPollution(&generator))
    let weights = (hierarchy.time(.bike), hierarchy.weights(.burden, .bike, pollution))
    var distances = LazyDistances(hierarchy.arrays)
    for _ in 0..<3 {
      let targets = (0..<Int.random(in: 1...3, using: &generator)).map { _ in
        (
          node: Int.random(in: network.nodes.indices, using: &generator),
          pair: LazyDistances.Pair(
            first: .random(in: 0...5000, using: &generator), second: .random(in: 0...5000, using: &generator))
        )
      }
      let reader = distances.begin(
        to: targets.map { .init(rank: Int(hierarchy.arrays.rank[$0.node]), pair: $0.pair) }, first: weights.0,
        second: weights.1)
      let expected = pollution.values.withUnsafeBufferPointer { pollution in
        (
          SlowDistances.to(
            targets.map { ($0.node, $0.pair.first) }, graph, TimeBoundMetric(durations: graph.durations(.bike))),
          SlowDistances.to(
            targets.map { ($0.node, $0.pair.second) }, graph,
            BurdenBoundMetric(
              durations: graph.durations(.bike), edgeSegment: graph.edgeSegment, pollution: pollution))
        )
      }
      for node in network.nodes.indices.shuffled(using: &generator) {
        let found = reader.distances(fromNode: node)
        #expect(found.first == expected.0[node], "seed \(seed), node \(node)\n\(network)")
        #expect(found.second == expected.1[node], "seed \(seed), node \(node)\n\(network)")
      }
    }
  }

  @Test("are found where a way takes months, and not where there is none", arguments: [UInt32.max - 1, .max])
  func months(duration: UInt32) throws {
    var network = TestNetwork()
    for index in 0..<4 { network.addNode(Double(index) * 10, 0) }
    for index in 0..<3 { network.addStreet(index, index + 1) }
    for index in network.edges.indices { network.edges[index].durations = [duration, duration, duration] }
    let router = Router(graph: network.graph.addingHierarchy())
    let costs = try EdgeCosts(graph: router.graph, mode: .walk, avoidance: 0, pollution: nil)
    let metric = try #require(try CustomizedMetric(router, costs: costs))
    let isOpen = duration < StreetGraph.closed
    let way = try NodeSearch(router).way(from: 0, to: 3, by: metric)
    #expect(way?.cost == (isOpen ? 3 * UInt64(duration) : nil))
    let query = Router.Query(
      origin: network.point(onSegment: 0, fraction: 0), destination: network.point(onSegment: 2, fraction: 1),
      mode: .walk, objective: .fastest, pollution: nil)
    if isOpen {
      #expect(try router.path(query).pieces.map(\.segment) == [0, 1, 2])
    } else {
      #expect(throws: RoutingError.noRoute) { try router.path(query) }
    }
  }

  @Test("of a graph without a street are none")
  func noStreets() throws {
    var network = TestNetwork()
    network.addNode(0, 0)
    network.addNode(10, 10)
    let router = Router(graph: network.graph.addingHierarchy())
    let costs = try EdgeCosts(graph: router.graph, mode: .walk, avoidance: 0, pollution: nil)
    let metric = try #require(try CustomizedMetric(router, costs: costs))
    #expect(try NodeSearch(router).way(from: 0, to: 1, by: metric) == nil)
    #expect(try NodeSearch(router).way(from: 1, to: 1, by: metric) == NodeWay(cost: 0, edges: []))
    #expect(StreetGraph(GraphTables()).addingHierarchy().hierarchy == nil)
  }

  @Test("need a hierarchy")
  func withoutHierarchy() throws {
    let map = DrawnMap("A---B")
    let costs = try EdgeCosts(graph: map.router.graph, mode: .walk, avoidance: 0, pollution: nil)
    #expect(try CustomizedMetric(map.router, costs: costs) == nil)
  }
}
