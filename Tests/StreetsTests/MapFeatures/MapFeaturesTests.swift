import Geo
import Streets
import TestSupport
import Testing

@Suite("Water, parks and coasts of an extract")
struct MapFeaturesTests {
  /// A lake (way 1) with an island (way 2) as a multipolygon, a park (way 3), a coast (way 4), a park that does not
  /// close (way 5).
  private static let osm = """
    <?xml version="1.0" encoding="UTF-8"?>
    <osm version="0.6" generator="by hand">
      <node id="1" lat="10.0" lon="20.0" version="1"/><node id="2" lat="10.0" lon="20.3" version="1"/>
      <node id="3" lat="10.3" lon="20.3" version="1"/><node id="4" lat="10.3" lon="20.0" version="1"/>
      <node id="5" lat="10.1" lon="20.1" version="1"/><node id="6" lat="10.1" lon="20.2" version="1"/>
      <node id="7" lat="10.2" lon="20.2" version="1"/><node id="8" lat="10.2" lon="20.1" version="1"/>
      <way id="1" version="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="4"/><nd ref="1"/></way>
      <way id="2" version="1"><nd ref="5"/><nd ref="6"/><nd ref="7"/><nd ref="8"/><nd ref="5"/></way>
      <way id="3" version="1"><nd ref="5"/><nd ref="6"/><nd ref="7"/><nd ref="5"/><tag k="leisure" v="park"/></way>
      <way id="4" version="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><tag k="natural" v="coastline"/></way>
      <way id="5" version="1"><nd ref="1"/><nd ref="2"/><nd ref="99"/><tag k="leisure" v="park"/></way>
      <relation id="1" version="1"><member type="way" ref="1" role="outer"/><member type="way" ref="2" role="inner"/>
        <tag k="type" v="multipolygon"/><tag k="natural" v="water"/></relation>
    </osm>
    """

  @Test("are polygons with their holes, and lines")
  func areRead() throws {
    let folder = try TemporaryFolder()
    let features = try MapFeatures.read(folder.write(Self.osm, as: "lake.osm"))
    #expect(features.water.map { $0.map(\.count) } == [[5, 5]])
    #expect(features.parks.map { $0.map(\.count) } == [[4]])
    #expect(features.coasts.map(\.count) == [3])
    #expect(features.water[0].allSatisfy { $0.first == $0.last })
    #expect(features.coasts[0][1] == Coordinate(latitude: 10, longitude: 20.3))
  }

  @Test("of a missing file are an error")
  func ofAMissingFile() {
    #expect(throws: NetworkError.missing(path: "nowhere.osm")) { try MapFeatures.read("nowhere.osm") }
  }
}
