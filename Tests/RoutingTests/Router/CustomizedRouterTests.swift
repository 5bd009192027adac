import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Router with a customized metric")
struct CustomizedRouterTests {
  @Test("answers as Dijkstra does, over real edges", arguments: 1...120 as ClosedRange<UInt64>)
  func matchesOracle(seed: UInt64) throws {
    try RandomCase.forEach(seed: seed, hasHierarchy: true) { network, router, query in
      for avoidance in [0, avoidance(query.objective)] {
        let costs = try EdgeCosts(
          graph: router.graph, mode: query.mode, avoidance: avoidance, pollution: query.pollution)
        router.use(try #require(try CustomizedMetric(router, costs: costs)), for: query.pollution)
      }
      guard query.origin != query.destination else { return }
      try expectOracle(seed, network, router, query)
    }
  }

  @Test(
    "answers as Dijkstra does where other avoidances have been customized", arguments: 1...120 as ClosedRange<UInt64>)
  func matchesOracleBetweenAvoidances(seed: UInt64) throws {
    try RandomCase.forEach(seed: seed, hasHierarchy: true) { network, router, query in
      guard let pollution = query.pollution, query.origin != query.destination else { return }
      try router.customize(mode: query.mode, avoidances: [0.5, 2.5], pollution: pollution)
      let known = router.workspace.hierarchy?.knownAvoidances(query.mode, pollution)
      #expect(known?.contains(FixedAvoidance(2.5)) == true)
      try expectOracle(seed, network, router, query)
    }
  }

  @Test("takes the way from the metric of just these weights, and from no other")
  func straight() throws {
    let map = Self.map
    let router = Router(graph: map.network.graph.addingHierarchy())
    let hour = map.pollution(["CD": 9])
    let costs = try EdgeCosts(graph: router.graph, mode: .walk, avoidance: 3, pollution: hour)
    router.use(try #require(try CustomizedMetric(router, costs: costs)), for: hour)
    var query = map.query(("AC", 0.4), ("BD", 0.4))
    query.pollution = hour
    let found = try [3, 4].map { avoidance in
      query.objective = .weighted(avoidance: avoidance)
      return try PathSearch(query, graph: router.graph, workspace: router.workspace).bestByMetric() != nil
    }
    #expect(found == [true, false])
  }

  @Test("lets go of its hierarchy with all that it keeps, though the hour goes on")
  func ends() throws {
    let map = Self.map
    let hour = map.pollution(["CD": 9])
    weak var hierarchy: RouterHierarchy?
    do {
      let router = Router(graph: map.network.graph.addingHierarchy())
      hierarchy = router.workspace.hierarchy
      for avoidance in [0.0, 3] {
        let costs = try EdgeCosts(graph: router.graph, mode: .walk, avoidance: avoidance, pollution: hour)
        router.use(try #require(try CustomizedMetric(router, costs: costs)), for: hour)
      }
      var query = map.query(("AC", 0.4), ("BD", 0.4))
      query.pollution = hour
      query.objective = .cleanest
      #expect(try !router.path(query).pieces.isEmpty && hierarchy != nil)
    }
    #expect(hierarchy == nil)
  }

  private func expectOracle(_ seed: UInt64, _ network: TestNetwork, _ router: Router, _ query: Router.Query) throws {
    let expected = Oracle(network: network, query: query).solve()
    let path = try RandomCase.path(router, query)
    #expect((path == nil) == (expected == nil), "\(RandomCase.describe(seed, network, query))")
    guard let path, let expected else { return }
    let cost = Oracle(network: network, query: query).cost(of: path, over: expected.arcs)
    #expect(cost == expected.cost, "\(path)\n\(RandomCase.describe(seed, network, query))")
  }

  private func avoidance(_ objective: Objective) -> Double {
    if case .weighted(let avoidance) = objective { avoidance } else { 0 }
  }

  private static let map = DrawnMap(
    """
    A---B
    |   |
    C---D
    |   |
    E---F
    """)

  @Test("goes by the new hour once it is told to, and by its own weights for other hours")
  func swap() throws {
    let map = Self.map
    let router = Router(graph: map.network.graph.addingHierarchy())
    let hours = [map.pollution(["CD": 9]), map.pollution(["AB": 9])]
    for hour in hours {
      let costs = try EdgeCosts(graph: router.graph, mode: .walk, avoidance: 3, pollution: hour)
      router.use(try #require(try CustomizedMetric(router, costs: costs)), for: hour)
      for asked in hours {
        var query = map.query(("AC", 0.4), ("BD", 0.4))
        query.objective = .weighted(avoidance: 3)
        query.pollution = asked
        let streets = map.streets(try router.path(query))
        #expect(streets == (asked === hours[0] ? "AC AB BD" : "AC CD BD"))
      }
    }
  }

  @Test("is swapped under running queries, none of which sees half an hour")
  func swapUnderLoad() async throws {
    let map = Self.map
    let router = Router(graph: map.network.graph.addingHierarchy())
    let hours = [map.pollution(["CD": 9]), map.pollution(["AB": 9])]
    let expected = ["AC AB BD", "AC CD BD"]
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for index in 0..<200 {
        group.addTask {
          let hour = index % 2
          if index % 5 == 0 {
            let costs = try EdgeCosts(graph: router.graph, mode: .walk, avoidance: 3, pollution: hours[hour])
            if let metric = try CustomizedMetric(router, costs: costs) { router.use(metric, for: hours[hour]) }
          }
          var query = map.query(("AC", 0.4), ("BD", 0.4))
          query.objective = .weighted(avoidance: 3)
          query.pollution = hours[hour]
          return map.streets(try router.path(query)) == expected[hour]
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}
