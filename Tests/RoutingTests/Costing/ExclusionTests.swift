import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Exclusion zones")
struct ExclusionTests {
  /// From B to D it is 160 m through P and 240 m around.
  static let block = DrawnMap(
    """
    A---B---P---D---Z
        |       |
        E---F---G
    """)

  private func query(_ zones: [Zone], _ policy: ExclusionPolicy, _ objective: Objective = .fastest) -> Router.Query {
    var query = Self.block.query(("AB", 0), ("DZ", 1))
    query.zones = zones
    query.policy = policy
    query.objective = objective
    return query
  }

  @Test("a forbidden circle is gone around, by the fastest way too")
  func forbidGoesAround() throws {
    let map = Self.block
    let path = try map.router.path(query([map.zone(around: "P", radiusMeters: 30)], .forbid))
    #expect(map.streets(path) == "AB BE EF FG DG DZ")
    #expect(path.crossings.isEmpty)
    #expect(!path.breaksExclusion)
  }

  @Test("an avoided circle makes its length dearer, but not for the fastest way")
  func avoidWeighsLengthInside() throws {
    // Through P: 160 + (f - 1) 60 inside; around: 240. Even at f = 7/3.
    let map = Self.block
    let zones = [map.zone(around: "P", radiusMeters: 30)]
    let through = "AB BP PD DZ"
    #expect(try map.streets(map.router.path(query(zones, .avoid(factor: 9)))) == through)
    #expect(try map.streets(map.router.path(query(zones, .avoid(factor: 2.2), .weighted(avoidance: 0)))) == through)
    #expect(
      try map.streets(map.router.path(query(zones, .avoid(factor: 2.5), .weighted(avoidance: 0))))
        == "AB BE EF FG DG DZ")
  }

  @Test("zones that overlap are not charged twice")
  func overlapCountsOnce() throws {
    let map = Self.block
    let zone = map.zone(around: "P", radiusMeters: 30)
    let path = try map.router.path(query([zone, zone, zone], .avoid(factor: 2.2), .weighted(avoidance: 0)))
    #expect(map.streets(path) == "AB BP PD DZ")
    #expect(path.crossings.count == 3)
  }

  @Test("a circle beside a street holds the chord of the street", arguments: [0, 12.5, 29, 29.9])
  func chord(offsetMeters: Double) throws {
    var network = TestNetwork()
    network.addStreet(network.addNode(-200, offsetMeters), network.addNode(200, offsetMeters), metersPerSecond: 2)
    let zone = Zone(id: "z", center: TestNetwork.plane.origin, radiusMeters: 30)
    var query = Router.Query(
      origin: network.point(onSegment: 0, fraction: 0), destination: network.point(onSegment: 0, fraction: 1),
      mode: .bike, objective: .fastest, pollution: nil)
    query.zones = [zone]
    let path = try Router(graph: network.graph).path(query)
    // The street keeps to the 1e-7 degree grid, so that it may lie 6 mm off.
    let places = network.line(ofSegment: 0)
    let offset = abs(TestNetwork.plane.project(places[0]).y)
    let expected = 2 * (900 - offset * offset).squareRoot()
    let crossing = try #require(path.crossings.first)
    #expect(abs(crossing.metersInside - expected) < 0.002)
    #expect(abs(crossing.secondsInside - expected / 2) < 0.002)
  }

  @Test("a street that only touches the circle stays open")
  func tangent() throws {
    var network = TestNetwork()
    network.addStreet(network.addNode(-200, 40), network.addNode(200, 40))
    var query = Router.Query(
      origin: network.point(onSegment: 0, fraction: 0), destination: network.point(onSegment: 0, fraction: 1),
      mode: .walk, objective: .fastest, pollution: nil)
    query.zones = [Zone(id: "z", center: TestNetwork.plane.origin, radiusMeters: 39.9)]
    query.policy = .forbid
    #expect(try Router(graph: network.graph).path(query).crossings.isEmpty)
  }

  @Test("a millimetre inside is still outside, two are not", arguments: [(0.0005, false), (0.002, true)])
  func tolerance(metersInside: Double, isInside: Bool) throws {
    var network = TestNetwork()
    network.addStreet(network.addNode(0, 0), network.addNode(100, 0))
    let center = TestNetwork.plane.unproject(PlanePoint(x: -100, y: 0))
    let end = LocalProjection(origin: center).project(network.line(ofSegment: 0)[0])
    var query = Router.Query(
      origin: network.point(onSegment: 0, fraction: 0), destination: network.point(onSegment: 0, fraction: 1),
      mode: .walk, objective: .fastest, pollution: nil)
    query.zones = [Zone(id: "z", center: center, radiusMeters: end.x + metersInside)]
    query.policy = .forbid
    let path = try Router(graph: network.graph).path(query)
    #expect(path.breaksExclusion == isInside)
    #expect(path.crossings.isEmpty != isInside)
  }

  @Test("only the travelled part of a street counts")
  func cutAtOrigin() throws {
    // The circle closes the west of AB; the origin lies east of it.
    let map = Self.block
    var query = query([map.zone(around: "A", radiusMeters: 30)], .forbid)
    query.origin = map.point("AB", 0.5)
    let path = try map.router.path(query)
    #expect(map.streets(path) == "AB BP PD DZ")
    #expect(!path.breaksExclusion)
  }

  @Test("an origin or a destination inside is left or reached with the fewest metres inside")
  func endsInside() throws {
    let map = Self.block
    var query = query([map.zone(around: "A", radiusMeters: 30)], .forbid)
    let leaving = try map.router.path(query)
    #expect(leaving.breaksExclusion)
    #expect(abs((leaving.crossings.first?.metersInside ?? 0) - 30) < 0.05)
    #expect(map.streets(leaving) == "AB BP PD DZ")
    swap(&query.origin, &query.destination)
    let reaching = try map.router.path(query)
    #expect(reaching.breaksExclusion)
    #expect(abs((reaching.crossings.first?.secondsInside ?? 0) - 30) < 0.05)
  }

  @Test("without a way around, fewer metres inside come before a shorter way")
  func minMetersInside() throws {
    // Both ways touch a zone: 60 m around P, 20 m around F.
    let map = Self.block
    let zones = [
      map.zone(around: "P", radiusMeters: 30, id: "p"), map.zone(around: "F", radiusMeters: 10, id: "f"),
    ]
    for objective in [Objective.fastest, .weighted(avoidance: 3), .cleanest] {
      var query = query(zones, .forbid, objective)
      query.pollution = map.pollution(["EF": 9])
      let path = try map.router.path(query)
      #expect(map.streets(path) == "AB BE EF FG DG DZ")
      #expect(path.breaksExclusion)
      #expect(path.crossings.map(\.zone.id) == ["f"])
      #expect(abs(path.crossings[0].metersInside - 20) < 0.05)
    }
  }

  @Test("a zone over everything leaves the best way by metres, all of it inside")
  func everythingInside() throws {
    let map = Self.block
    let zone = map.zone(around: "P", radiusMeters: 5000)
    let path = try map.router.path(query([zone], .forbid))
    #expect(map.streets(path) == "AB BP PD DZ")
    #expect(path.breaksExclusion)
    #expect(abs((path.crossings.first?.metersInside ?? 0) - path.lengthMeters) < 1e-6)
    #expect(abs((path.crossings.first?.secondsInside ?? 0) - path.durationSeconds) < 1e-6)
  }

  @Test("zones do not connect islands")
  func disconnected() {
    let map = DrawnMap("A---B C---D")
    var query = map.query(("AB", 0), ("CD", 1))
    query.zones = [map.zone(around: "B", radiusMeters: 10)]
    query.policy = .forbid
    #expect(throws: RoutingError.noRoute) { try map.router.path(query) }
  }

  @Test("thousands of zones are as good as a few")
  func manyZones() throws {
    let map = Self.block
    let zones = (0..<5000).map { index in
      let far = PlanePoint(x: 160 + Double(index % 71) * 0.2, y: 1000 + Double(index))
      return Zone(id: "far-\(index)", center: TestNetwork.plane.unproject(far), radiusMeters: 300)
    }
    let path = try map.router.path(query(zones + [map.zone(around: "P", radiusMeters: 30)], .forbid))
    #expect(map.streets(path) == "AB BE EF FG DG DZ")
  }

  @Test("without pollution the cleanest way keeps out of avoided zones too")
  func cleanestWithoutPollution() throws {
    let map = Self.block
    let path = try map.router.path(query([map.zone(around: "P", radiusMeters: 30)], .avoid(factor: 5), .cleanest))
    #expect(map.streets(path) == "AB BE EF FG DG DZ")
  }
}
