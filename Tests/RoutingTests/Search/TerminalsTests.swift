import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Ends at a junction")
struct TerminalsTests {
  /// From E it is 80 m to J; a street of one way comes to J from B.
  private static let coming = DrawnMap(
    """
    E---J
    |   ^
    A---B
    """)
  /// The same, and the street of one way leads from J to B.
  private static let leaving = DrawnMap(
    """
    E---J
    |   v
    A---B
    """)

  private static func router(_ map: DrawnMap, hasHierarchy: Bool) -> Router {
    hasHierarchy ? Router(graph: map.network.graph.addingHierarchy()) : map.router
  }

  @Test("are come to by any of the streets that meet there", arguments: [false, true])
  func comesByAnyStreet(hasHierarchy: Bool) throws {
    let map = Self.coming
    let router = Self.router(map, hasHierarchy: hasHierarchy)
    let query = map.query(("EJ", 0.5), ("BJ", 1))
    let path = try router.path(query)
    #expect(path.pieces.map(\.segment) == [map.segment("EJ")])
    #expect(abs(path.lengthMeters - 40) < 0.1)
    let choice = try ChoiceRouter(router)
    let targets = try choice.paths(query, to: [query.destination])
    #expect(targets == [path])
    #expect(try choice.cleanest(query, within: .millimeters(40_100)) == path)
    #expect(try choice.tradeOff(query)?.choices.map(\.path) == [path])
  }

  @Test("are left by any of the streets that meet there", arguments: [false, true])
  func leavesByAnyStreet(hasHierarchy: Bool) throws {
    let map = Self.leaving
    let router = Self.router(map, hasHierarchy: hasHierarchy)
    let query = map.query(("JB", 0), ("EJ", 0.5))
    let path = try router.path(query)
    #expect(path.pieces.map(\.segment) == [map.segment("EJ")])
    #expect(abs(path.lengthMeters - 40) < 0.1)
    #expect(try ChoiceRouter(router).paths(query, to: [query.destination]) == [path])
    let reached = try router.reach(
      ReachQuery(origin: query.origin, mode: .walk, measure: .meters, limit: 30, way: .least))
    #expect(Set(reached.filter { $0.start != $0.end }.map(\.segment)) == [map.segment("EJ"), map.segment("JB")])
  }

  @Test("are as near in tables")
  func tables() throws {
    for (map, street, end) in [(Self.coming, "BJ", 1.0), (Self.leaving, "JB", 0)] {
      let router = Self.router(map, hasHierarchy: true)
      let places = [map.point("EJ", 0.5), map.point(street, end)]
      let rows = try #require(try router.table(map.query(("EJ", 0), ("EJ", 1)), from: places, to: places))
      #expect(rows.map { $0.map { ($0?.lengthMeters ?? -1).rounded() } } == [[0, 40], [40, 0]], "\(street)")
    }
  }

  @Test("are one place, whichever of their streets they were moved to", arguments: [false, true])
  func samePlace(hasHierarchy: Bool) throws {
    let map = Self.coming
    let router = Self.router(map, hasHierarchy: hasHierarchy)
    for query in [map.query(("BJ", 1), ("EJ", 1)), map.query(("EJ", 1), ("BJ", 1))] {
      let path = try router.path(query)
      #expect(path == Path(pieces: [], crossings: [], breaksExclusion: false))
      #expect(router.line(of: path, from: query.origin).points.allSatisfy { $0.place == query.origin.place })
    }
  }

  @Test("that have a direction are left along their own street alone")
  func headed() throws {
    let map = Self.leaving
    var query = map.query(("JB", 0), ("EJ", 0.5))
    query.origin = query.origin.headed(.along)
    #expect(try map.router.path(query).pieces.first?.segment == map.segment("JB"))
  }

  // MARK: Junctions with several nodes

  /// A street from west to east over J, and one of one way from there to the south.
  private func crossing() -> DrawnStreets {
    var map = DrawnStreets(
      """
      W-J-E
        |
        S
      """)
    map.way("WJ", ["highway": "residential", "name": "West"])
    map.way("JE", ["highway": "residential", "name": "East"])
    map.way("JS", ["highway": "residential", "name": "South", "oneway": "yes"])
    return map
  }

  /// Where a node is in the network, which counts in 1e-7 degrees.
  private func place(_ map: DrawnStreets, _ letter: Character) -> Coordinate {
    let place = map.place(letter)
    return Coordinate(
      latitude: (place.latitude * 1e7).rounded() / 1e7, longitude: (place.longitude * 1e7).rounded() / 1e7)
  }

  /// The nearest point of a street to a place on it.
  private func point(
    _ graph: StreetGraph, _ street: String, _ place: Coordinate, mode: TravelMode = .bike
  ) throws -> SnappedPoint {
    let near = graph.candidates(SnappingRequest(place, limitMeters: 5), mode: mode, count: 9)
    return try #require(near.first { graph.name(ofSegment: $0.segment) == street })
  }

  private func meters(
    _ graph: StreetGraph, from origin: SnappedPoint, to destination: SnappedPoint, mode: TravelMode = .bike
  ) throws -> Double? {
    let query = Router.Query(
      origin: origin, destination: destination, mode: mode, objective: .fastest, pollution: nil)
    return try RandomCase.path(Router(graph: graph), query)?.lengthMeters
  }

  @Test("are come to by a street from which one may not turn into the nearest")
  func forbiddenTurn() throws {
    var map = crossing()
    map.restriction(from: "WJ", via: "J", to: "JS", ["restriction": "no_right_turn"])
    let graph = try map.graph()
    let west = try point(graph, "West", place(map, "W"))
    let corner = try point(graph, "South", place(map, "J"))
    #expect(corner.fraction == 0)
    #expect(try abs((meters(graph, from: west, to: corner) ?? 0) - 200) < 1)
    // A way that only passes is bound as before: it turns round in the east.
    let south = try point(graph, "South", place(map, "S"))
    #expect(try abs((meters(graph, from: west, to: south) ?? 0) - 800) < 1)
  }

  @Test("are on the side of a barrier on which their street lies")
  func barrier() throws {
    var map = crossing()
    map.node("J", ["barrier": "stile"])
    let graph = try map.graph()
    let west = try point(graph, "West", place(map, "W"))
    let east = try point(graph, "East", place(map, "E"))
    let corner = try point(graph, "East", place(map, "J"))
    #expect(corner.fraction == 0 || corner.fraction == 1)
    #expect(try meters(graph, from: west, to: corner) == nil)
    #expect(try meters(graph, from: corner, to: west) == nil)
    #expect(try abs((meters(graph, from: east, to: corner) ?? 0) - 200) < 1)
  }

  /// Two streets of one way that meet in J, and a two-way one round between their other ends, 600 m long.
  private func corners(_ ways: [String], _ restriction: [String: String] = [:]) -> DrawnStreets {
    var map = DrawnStreets(
      """
      W-J
      | |
      S-N
      """)
    for (way, name) in zip(ways, ["West", "North"]) {
      map.way(way, ["highway": "residential", "name": name, "oneway": "yes"])
    }
    map.way("WSN", ["highway": "residential", "name": "Round"])
    if !restriction.isEmpty { map.restriction(from: ways[0], via: "J", to: ways[1], restriction) }
    return map
  }

  @Test("are come to by any of the streets that only merge there")
  func merging() throws {
    let map = corners(["WJ", "NJ"])
    let graph = try map.graph()
    let west = try point(graph, "West", place(map, "W"))
    let corner = try point(graph, "North", place(map, "J"))
    #expect(try abs((meters(graph, from: west, to: corner) ?? 0) - 200) < 1)
  }

  @Test("are left by any of the streets that only part there")
  func parting() throws {
    let map = corners(["JW", "JN"])
    let graph = try map.graph()
    let west = try point(graph, "West", place(map, "W"))
    let corner = try point(graph, "North", place(map, "J"))
    #expect(try abs((meters(graph, from: corner, to: west) ?? 0) - 200) < 1)
  }

  @Test("are where a place is that rounding has moved some centimetres into one of the streets")
  func rounded() throws {
    let map = corners(["JW", "JN"])
    let graph = try map.graph()
    let west = try point(graph, "West", place(map, "W"))
    let exact = place(map, "J")
    let beyond = Coordinate(latitude: exact.latitude - 5e-7, longitude: exact.longitude)
    let corner = try point(graph, "North", beyond)
    #expect(corner.fraction == 0)
    #expect(abs(corner.distanceMeters - 0.056) < 0.001)
    #expect(try abs((meters(graph, from: corner, to: west) ?? 0) - 200) < 1)
    // A place 20 cm off is in the street: a scooter has to go round, and a bike is pushed back.
    let inside = Coordinate(latitude: exact.latitude - 2e-6, longitude: exact.longitude)
    for (mode, expected) in [(TravelMode.scooter, 600.0), (.bike, 200)] {
      let origin = try point(graph, "North", inside, mode: mode)
      #expect(try abs((meters(graph, from: origin, to: west, mode: mode) ?? 0) - expected) < 1, "\(mode)")
    }
  }

  @Test("are come to though the only turn is forbidden")
  func onlyTurn() throws {
    let map = corners(["WJ", "JN"], ["restriction": "no_right_turn"])
    let graph = try map.graph()
    let west = try point(graph, "West", place(map, "W"))
    let corner = try point(graph, "North", place(map, "J"))
    #expect(try abs((meters(graph, from: west, to: corner) ?? 0) - 200) < 1)
  }

  @Test("are none at a gate where streets only merge, and none at the end of a street")
  func noJunction() throws {
    var map = corners(["WJ", "NJ"])
    map.node("J", ["barrier": "gate", "bicycle": "no"])
    let gate = try map.graph()
    #expect(gate.junction(at: try point(gate, "North", place(map, "J")), mode: .bike).isEmpty)
    map = crossing()
    let open = try map.graph()
    #expect(open.junction(at: try point(open, "South", place(map, "S")), mode: .bike).isEmpty)
    #expect(!open.junction(at: try point(open, "South", place(map, "J")), mode: .bike).isEmpty)
  }

  @Test("are on one side of a place that no wheelchair passes", arguments: [["wheelchair": "no"], ["kerb": "raised"]])
  func wheelchair(_ tags: [String: String]) throws {
    var map = crossing()
    map.node("J", tags)
    let usual = try map.graph()
    var profile = usual.profile
    profile.needs[.walk] = [.wheelchair]
    let graph = usual.adapted(to: profile)
    let corner = try point(graph, "East", place(map, "J"))
    #expect(!usual.junction(at: corner, mode: .walk).isEmpty)
    #expect(graph.junction(at: corner, mode: .walk).isEmpty)
  }
}
