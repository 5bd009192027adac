import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Costs of all edges for a query")
struct EdgeCostsOfQueryTests {
  private static let map = DrawnMap(
    """
    A---B---P---D---Z
        |       |
        E---F---G
    """)

  private func query(_ objective: Objective, _ policy: ExclusionPolicy) -> Router.Query {
    var query = Self.map.query(("AB", 0), ("DZ", 1))
    query.objective = objective
    query.policy = policy
    query.zones = [Self.map.zone(around: "P", radiusMeters: 30)]
    query.pollution = Self.map.pollution(["EF": 9])
    return query
  }

  @Test("without zones they are those of time, λ and p")
  func withoutZones() throws {
    var query = query(.weighted(avoidance: 2), .avoid(factor: 5))
    query.zones = []
    let expected = try EdgeCosts(
      graph: Self.map.router.graph, mode: query.mode, avoidance: 2, pollution: query.pollution)
    #expect(try Self.map.router.edgeCosts(query) == expected.milliseconds)
  }

  @Test("zones to avoid make them dearer by their share, forbidden ones close them", arguments: [2.0, 5])
  func withZones(factor: Double) throws {
    let router = Self.map.router
    var free = query(.weighted(avoidance: 0), .avoid(factor: factor))
    free.zones = []
    let times = try #require(try router.edgeCosts(free))
    let avoiding = try #require(try router.edgeCosts(query(.weighted(avoidance: 0), .avoid(factor: factor))))
    let forbidding = try #require(try router.edgeCosts(query(.weighted(avoidance: 0), .forbid)))
    // The two streets at P are 80 m long, and 30 m of each lie inside.
    let dearer = times.indices.filter { avoiding[$0] > times[$0] }
    #expect(dearer.count == 4)
    for edge in dearer {
      #expect(abs(Double(avoiding[edge]) / Double(times[edge]) - (1 + (factor - 1) * 0.375)) < 0.002)
    }
    #expect(forbidding.indices.filter { forbidding[$0] == EdgeCosts.closed } == dearer)
  }

  @Test("there are none of the cleanest way, whose costs are burdens")
  func noneOfBurdens() throws {
    #expect(try Self.map.router.edgeCosts(query(.cleanest, .forbid)) == nil)
  }

  @Test("a query that does not fit the graph is an error")
  func checksTheQuery() throws {
    var query = query(.weighted(avoidance: 1), .forbid)
    query.pollution = [1]
    #expect(throws: RoutingError.self) { try Self.map.router.edgeCosts(query) }
  }
}
