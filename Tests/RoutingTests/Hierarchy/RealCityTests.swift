import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Hierarchy of a real city", .enabled(if: SharedData.extract("monaco") != nil, "the real extracts are not here"))
struct RealCityTests {
  private let graph: StreetGraph
  private let pollution: EdgePollution

  init() throws {
    let path = try #require(SharedData.extract("monaco"))
    graph = StreetGraph(try StreetImport.read(path, profile: ProfileSettings()).tables).addingHierarchy()
    var generator = SeededRandom(seed: 3)
    pollution = EdgePollution((0..<graph.segmentCount).map { _ in .random(in: 0.3...1.8, using: &generator) })
  }

  @Test("knows the distances between all pairs of a sample of nodes")
  func allPairs() throws {
    var generator = SeededRandom(seed: 11)
    let sample = (0..<40).map { _ in Int.random(in: 0..<graph.nodeCount, using: &generator) }
    let router = Router(graph: graph)
    let search = NodeSearch(router)
    for mode in TravelMode.allCases {
      let costs = try EdgeCosts(graph: graph, mode: mode, avoidance: 2, pollution: pollution)
      let metric = try #require(try CustomizedMetric(router, costs: costs))
      for source in sample {
        let expected = Dijkstra.costs(from: source, graph, costs.milliseconds)
        for target in sample {
          let way = try search.way(from: source, to: target, by: metric)
          #expect(way?.cost == expected[target], "\(mode), \(source) to \(target)")
          guard let way else { continue }
          let sum = SlowDistances.cost(of: way.edges, from: source, to: target, graph, costs)
          #expect(sum == way.cost, "\(mode), \(source) to \(target)")
        }
      }
    }
  }

  @Test(
    "shows A* the way to the least cost, whatever the avoidance and the zones", arguments: 1...12 as ClosedRange<UInt64>
  )
  func bounds(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    let router = Router(graph: graph)
    let mode = TravelMode.allCases[Int(seed % 3)]
    for policy in [ExclusionPolicy.avoid(factor: 5), .forbid] {
      let avoidance = Double.random(in: 0...6, using: &generator)
      let zones = (0..<3).map { index in
        Zone(
          id: "z\(index)", center: place(&generator), radiusMeters: .random(in: 50...300, using: &generator))
      }
      try weights(avoidance, zones, policy).withUnsafeBufferPointer { weights in
        let costing = WeightedCosting(
          prices: graph.pricedDurations(mode), edgeSegment: graph.edgeSegment, weights: TableWeights(values: weights)
        )
        let costs = (0..<graph.edgeCount).map { costing.cost(ofEdge: $0) }
        for _ in 0..<8 {
          let ends = (node(&generator), node(&generator))
          let expected = Dijkstra.costs(from: ends.0, graph, costs)[ends.1]
          let found = try cost(router, mode, avoidance, from: ends.0, to: ends.1, costing)
          #expect(found == expected, "seed \(seed), \(mode), \(policy), \(ends)")
        }
      }
    }
  }

  /// What A* finds with the bounds of a hierarchy.
  private func cost(
    _ router: Router, _ mode: TravelMode, _ avoidance: Double, from source: Int, to target: Int,
    _ costing: WeightedCosting<TableWeights>
  ) throws -> UInt64? {
    let hierarchy = try #require(router.workspace.hierarchy)
    let target = UInt32(target)
    let rank = Int(hierarchy.arrays.rank[Int(target)])
    let metrics = (hierarchy.time(mode), hierarchy.weights(.burden, mode, pollution))
    return hierarchy.distances.withMemory { distances in
      let reader = distances.begin(
        to: [.init(rank: rank, pair: .init(first: 0, second: 0))], first: metrics.0, second: metrics.1)
      let bound = HierarchyBound<UInt64>(
        distances: reader, scale: BoundPair(FixedAvoidance(avoidance), known: []).scale,
        slack: .init(first: 0, second: 0))
      return router.workspace.plain.withMemory { scratch in
        let found = AStar(graph: graph, costing: costing, bound: bound).run(
          from: [SearchTerminal(node: UInt32(source), cost: 0)], to: [SearchTerminal(node: target, cost: 0)],
          below: .unreachable, scratch: &scratch)
        guard case .found(let way) = found else { return nil }
        return way.cost
      }
    }
  }

  private func weights(_ avoidance: Double, _ zones: [Zone], _ policy: ExclusionPolicy) -> [Double] {
    var weighting = Weighting(avoidance: avoidance)
    if case .avoid(let factor) = policy { weighting.extraInside = factor - 1 } else { weighting.closesInside = true }
    let cover = ZoneCover(zones: zones, graph: graph)
    return SegmentWeights(weighting, segmentCount: graph.segmentCount, pollution: pollution.values, cover: cover).values
  }

  private func place(_ generator: inout SeededRandom) -> Coordinate {
    graph.coordinate(ofNode: .random(in: 0..<graph.nodeCount, using: &generator))
  }

  private func node(_ generator: inout SeededRandom) -> Int {
    .random(in: 0..<graph.nodeCount, using: &generator)
  }
}

/// Dijkstra's algorithm (1959), without bounds.
private enum Dijkstra {
  static func costs(from source: Int, _ graph: StreetGraph, _ costs: [UInt64]) -> [UInt64?] {
    var best = [UInt64?](repeating: nil, count: graph.nodeCount)
    var heap = QuaternaryHeap<UInt64>()
    best[source] = 0
    heap.push(.init(key: 0, node: UInt32(source)))
    while let top = heap.popLeast() {
      let node = Int(top.node)
      guard best[node] == top.key else { continue }
      for edge in Int(graph.firstOut[node])..<Int(graph.firstOut[node + 1]) where costs[edge] != .max {
        let next = Int(graph.head[edge])
        let sum = top.key + costs[edge]
        guard sum < best[next] ?? .max else { continue }
        best[next] = sum
        heap.push(.init(key: sum, node: graph.head[edge]))
      }
    }
    return best
  }
}
