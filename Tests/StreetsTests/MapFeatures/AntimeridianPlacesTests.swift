import Geo
import Streets
import TestSupport
import Testing

@Suite("Places across the 180th meridian")
struct AntimeridianPlacesTests {
  /// A park of four corners, as one way and as a relation of two, each on one side.
  private static let osm = """
    <osm version="0.6">
      <node id="1" lat="-16.80" lon="179.99"/><node id="2" lat="-16.80" lon="-179.98"/>
      <node id="3" lat="-16.79" lon="-179.98"/><node id="4" lat="-16.79" lon="179.98"/>
      <way id="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="1"/>
        <tag k="leisure" v="park"/><tag k="name" v="Parc"/></way>
      <way id="2"><nd ref="4"/><nd ref="1"/></way><way id="3"><nd ref="2"/><nd ref="3"/></way>
      <relation id="1"><member type="way" ref="2" role="outer"/><member type="way" ref="3" role="outer"/>
        <tag k="type" v="multipolygon"/><tag k="name" v="Dos parts"/></relation>
    </osm>
    """

  @Test("lie on the side of their first node, and not half around the globe")
  func boxes() throws {
    let folder = try TemporaryFolder()
    let places = try MapPlaces.read(folder.write(Self.osm, as: "across.osm")).objects
    #expect(places.map { $0["name"] } == ["Parc", "Dos parts"])
    let corners = [
      Coordinate(latitude: -16.8, longitude: 179.98), Coordinate(latitude: -16.79, longitude: 179.99),
    ]
    #expect(places.map(\.points) == [corners, corners])
  }
}
