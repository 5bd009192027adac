import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Paths on drawn maps")
struct RouterTests {
  /// The street in the north is straight, the one in the south 80 m longer.
  static let twoWays = DrawnMap(
    """
    A---B---C---D
        |   |
        E---F
    """)

  @Test("takes the straight way when time is all that counts")
  func fastest() throws {
    let map = Self.twoWays
    let path = try map.router.path(map.query(("AB", 0), ("CD", 1)))
    #expect(map.streets(path) == "AB BC CD")
    #expect(abs(path.lengthMeters - 240) < 0.1)
    #expect(abs(path.durationSeconds - 240) < 0.1)
  }

  @Test(
    "leaves a polluted street when the way around is worth it",
    arguments: [(0.45, "AB BC CD"), (0.55, "AB BE EF CF CD")])
  func weighted(avoidance: Double, streets: String) throws {
    // Straight on: 80 (1 + 3 λ) against 160 (1 + 0.5 λ) around: even at λ = 0.5.
    let map = Self.twoWays
    var query = map.query(("AB", 0), ("CD", 1))
    query.pollution = map.pollution(["BC": 3, "BE": 0.5, "EF": 0.5, "CF": 0.5])
    query.objective = .weighted(avoidance: avoidance)
    #expect(try map.streets(map.router.path(query)) == streets)
  }

  @Test("goes around for the least burden however long it is, and takes the fastest of equals")
  func cleanest() throws {
    let map = Self.twoWays
    var query = map.query(("AB", 0), ("CD", 1))
    query.objective = .cleanest
    query.pollution = map.pollution(["BC": 2.1])
    #expect(try map.streets(map.router.path(query)) == "AB BE EF CF CD")
    query.pollution = map.pollution(["AB": 0, "BC": 0, "CD": 0, "BE": 0, "EF": 0, "CF": 0])
    #expect(try map.streets(map.router.path(query)) == "AB BC CD")
  }

  @Test("follows one-way streets")
  func oneWay() throws {
    let map = DrawnMap(
      """
      A---B-<-C---D
          |   |
          E---F
      """)
    #expect(try map.streets(map.router.path(map.query(("AB", 0), ("CD", 1)))) == "AB BE EF CF CD")
    #expect(try map.streets(map.router.path(map.query(("CD", 1), ("AB", 0)))) == "CD CB AB")
  }

  @Test("goes straight along one street, and all around the block against a one-way street")
  func sameSegment() throws {
    let map = DrawnMap(
      """
      A->-B
      |   |
      C---D
      """)
    let along = try map.router.path(map.query(("AB", 0.25), ("AB", 0.75)))
    #expect(abs(along.lengthMeters - 40) < 0.1)
    #expect(along.pieces.map(\.startFraction) == [0.25])
    let around = try map.router.path(map.query(("AB", 0.75), ("AB", 0.25)))
    #expect(map.streets(around) == "AB BD CD AC AB")
    #expect(abs(around.lengthMeters - (20 + 40 + 80 + 40 + 20)) < 0.1)
  }

  @Test("is empty from a point to the same point")
  func samePoint() throws {
    let map = Self.twoWays
    let query = map.query(("BC", 0.3), ("BC", 0.3))
    let path = try map.router.path(query)
    #expect(path == Path(pieces: [], crossings: [], breaksExclusion: false))
  }

  @Test("has no way to an island, nor in a mode that may use no street")
  func noRoute() throws {
    let map = DrawnMap("A---B C---D")
    #expect(throws: RoutingError.noRoute) { try map.router.path(map.query(("AB", 0), ("CD", 1))) }
    var network = map.network
    for index in network.edges.indices { network.edges[index].durations[TravelMode.bike.index] = nil }
    var query = map.query(("AB", 0), ("AB", 1))
    query.mode = .bike
    #expect(throws: RoutingError.noRoute) { try Router(graph: network.graph).path(query) }
  }

  @Test("still finds a way when the avoidance is absurd", arguments: [1e12, 1e300, Double.greatestFiniteMagnitude])
  func absurdAvoidance(avoidance: Double) throws {
    let map = Self.twoWays
    var query = map.query(("AB", 0), ("CD", 1))
    query.objective = .weighted(avoidance: avoidance)
    query.pollution = map.pollution(["BC": .greatestFiniteMagnitude])
    #expect(try map.router.path(query).lengthMeters > 200)
  }

  @Test("reports the same time for the same way whatever the avoidance", arguments: [0, 0.7, 30])
  func durationIgnoresAvoidance(avoidance: Double) throws {
    let map = DrawnMap("A---B---C")
    var query = map.query(("AB", 0.5), ("BC", 0.5))
    let fastest = try map.router.path(query)
    query.objective = .weighted(avoidance: avoidance)
    query.pollution = map.pollution(["AB": 7])
    #expect(try map.router.path(query) == fastest)
  }

  @Test("refuses a graph that points outside of itself")
  func brokenGraph() {
    let map = Self.twoWays
    var tables = map.network.tables
    tables.head[0] = 99
    let router = Router(graph: StreetGraph(tables))
    #expect(throws: RoutingError.brokenGraph) { try router.path(map.query(("AB", 0), ("CD", 1))) }
  }

  @Test("gives the same answers to many at once as to one")
  func concurrentQueries() async throws {
    let map = Self.twoWays
    let query = map.query(("AB", 0.1), ("CD", 0.9))
    let expected = try map.router.path(query)
    let paths = try await withThrowingTaskGroup(of: Path.self) { group in
      for _ in 0..<64 { group.addTask { try map.router.path(query) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(paths.count == 64)
    #expect(paths.allSatisfy { $0 == expected })
  }
}
