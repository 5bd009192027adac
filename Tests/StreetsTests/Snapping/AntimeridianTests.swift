import Geo
import Testing

@testable import Streets

@Suite("Snapping beside the 180th meridian")
struct AntimeridianTests {
  /// Two streets from north to south, 20 and 120 m west of the meridian.
  private static func streets() -> StreetGraph {
    var sketch = GraphSketch()
    for x in [-20.0, -120] { sketch.street(sketch.node(x, -200), sketch.node(x, 200)) }
    var tables = sketch.tables
    let east = 1_800_000_000 - Int32(GraphSketch.plane.origin.longitude * 1e7)
    tables.nodeLongitudes = tables.nodeLongitudes.map { $0 + east }
    tables.shapeLongitudes = tables.shapeLongitudes.map { $0 + east }
    return StreetGraph(tables)
  }

  /// A place so many metres east of the meridian.
  private static func place(x: Double) -> Coordinate {
    let degrees = x / GraphSketch.plane.metersPerDegreeLongitude
    return Coordinate(latitude: GraphSketch.plane.origin.latitude, longitude: Longitude.onGlobe(180 + degrees))
  }

  @Test("finds a street on the other side", arguments: [-5.0, 5, 60])
  func otherSide(x: Double) throws {
    let point = try Self.streets().snap(Self.place(x: x), mode: .walk)
    #expect(point.segment == 0)
    #expect(abs(point.distanceMeters - (x + 20)) < 0.05)
    #expect(point.place.longitude > 179)
  }

  @Test("finds all streets within a limit, and none beyond")
  func limit() {
    let found = { (limit: Double) in
      Self.streets().candidates(SnappingRequest(Self.place(x: 10), limitMeters: limit), mode: .walk, count: 5)
        .map(\.segment)
    }
    #expect(found(150) == [0, 1])
    #expect(found(100) == [0])
    #expect(found(25).isEmpty)
  }

  @Test("knows the nearest street of each part of the network")
  func parts() throws {
    let graph = Self.streets()
    let near = graph.segmentTree.nearestByComponent(
      to: Self.place(x: 10), components: graph.storage.components[TravelMode.walk.index], limitMeters: 150,
      in: graph.storage)
    #expect(Set(near.values.map(\.segment)) == [0, 1])
  }

  @Test("has directions over it the short way round")
  func bearing() {
    #expect(abs(Self.place(x: -10).bearingDegrees(to: Self.place(x: 10)) - 90) < 1e-6)
    #expect(abs(Self.place(x: 10).bearingDegrees(to: Self.place(x: -10)) - 270) < 1e-6)
  }
}
