import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Zones over the 180th meridian")
struct AntimeridianZoneTests {
  /// A street of 280 m that ends 20 m west of the meridian.
  private static func street() -> StreetGraph {
    var network = TestNetwork()
    network.addStreet(network.addNode(-300, 0), network.addNode(-20, 0))
    var tables = network.tables
    let east = 1_800_000_000 - Int32(TestNetwork.plane.origin.longitude * 1e7)
    tables.nodeLongitudes = tables.nodeLongitudes.map { $0 + east }
    tables.shapeLongitudes = tables.shapeLongitudes.map { $0 + east }
    return StreetGraph(tables)
  }

  /// A place by metres east of the meridian and north of the street.
  private static func place(_ x: Double, _ y: Double) -> Coordinate {
    var place = TestNetwork.plane.unproject(PlanePoint(x: x, y: y))
    place.longitude = Longitude.onGlobe(180 + place.longitude - TestNetwork.plane.origin.longitude)
    return place
  }

  /// Both reach 100 m over the meridian, and so hold 80 m of the street.
  private static let zones = [
    Zone(id: "circle", center: place(100, 0), radiusMeters: 200),
    Zone(
      id: "polygon",
      area: .polygon(rings: [[place(-100, -50), place(200, -50), place(200, 50), place(-100, 50)]])),
  ]

  @Test("hold what they reach on the other side", arguments: zones)
  func cover(zone: Zone) {
    let cover = ZoneCover(zones: [zone], graph: Self.street())
    #expect(abs(cover.fractions.reader[0] - 80.0 / 280) < 1e-3)
  }

  @Test("are found near streets on either side, and nowhere else")
  func index() throws {
    let index = ZoneIndex(Self.zones)
    #expect(index.numbers(near: Self.street().box(ofSegment: 0)) == [0, 1])
    let east = Self.place(50, 0)
    let beyond = try #require(BoundingBox(around: [east]))
    #expect(index.numbers(near: beyond) == [0, 1])
    let far = BoundingBox(west: -10, south: east.latitude, east: 10, north: east.latitude)
    #expect(index.numbers(near: far).isEmpty)
  }

  @Test("reach the box of a network on the other side, and not one on the other half of the globe", arguments: zones)
  func reach(zone: Zone) {
    let box = Self.street().box
    #expect(zone.mayReach(box))
    #expect(!zone.mayReach(BoundingBox(west: -10, south: box.south, east: 10, north: box.north)))
  }

  @Test("that are forbidden are entered no farther than to an end inside")
  func path() throws {
    let place = { (fraction: Double) in
      SnappedPoint(
        requested: Self.place(0, 0), place: Self.place(-300 + 280 * fraction, 0), segment: 0, fraction: fraction,
        distanceMeters: 0)
    }
    var query = Router.Query(
      origin: place(0), destination: place(1), mode: .walk, objective: .fastest, pollution: nil)
    query.zones = [Self.zones[0]]
    query.policy = .forbid
    let path = try Router(graph: Self.street()).path(query)
    #expect(path.breaksExclusion)
    #expect(abs((path.crossings.first?.metersInside ?? 0) - 80) < 0.5)
  }
}
