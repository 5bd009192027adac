import Foundation
import Geo
import Streets
import TestSupport
import Testing

@Suite("Maps of extracts in any order")
struct ObjectOrderTests {
  /// A street, a park and a coast before their nodes, which are in no order: so Overpass writes what it is asked for.
  private static let osm = """
    <osm version="0.6">
      <way id="1" version="1"><nd ref="1"/><nd ref="2"/>
        <tag k="highway" v="residential"/><tag k="name" v="Carrer"/></way>
      <way id="2" version="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="1"/>
        <tag k="leisure" v="park"/><tag k="name" v="Parc"/></way>
      <way id="3" version="1"><nd ref="2"/><nd ref="3"/><tag k="natural" v="coastline"/></way>
      <node id="3" lat="10.2" lon="20.1" version="1"/><node id="1" lat="10.0" lon="20.0" version="1"/>
      <node id="2" lat="10.1" lon="20.3" version="1"/>
    </osm>
    """

  /// The same; in the second the nodes are new, and an editor gave them numbers below zero.
  private static let texts = [
    osm,
    osm.replacingOccurrences(of: "<nd ref=\"", with: "<nd ref=\"-")
      .replacingOccurrences(of: "<node id=\"", with: "<node id=\"-"),
  ]

  /// A park of two ways, which come behind a street and a lake, in no order, and all of them once more: so Overpass
  /// writes the parts of relations, and what it was also asked for by itself.
  private static let parts = """
    <osm version="0.6">
      <node id="1" lat="10.0" lon="20.0"/><node id="2" lat="10.1" lon="20.3"/><node id="3" lat="10.2" lon="20.1"/>
      <way id="9"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way>
      <way id="10"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="1"/><tag k="natural" v="water"/></way>
      <relation id="1"><member type="way" ref="5" role="outer"/><member type="way" ref="4" role="outer"/>
        <tag k="type" v="multipolygon"/><tag k="leisure" v="park"/><tag k="name" v="Parc"/></relation>
      <way id="5"><nd ref="2"/><nd ref="3"/><nd ref="1"/></way><way id="4"><nd ref="1"/><nd ref="2"/></way>
      <way id="9"><nd ref="1"/><nd ref="2"/></way>
      <way id="10"><nd ref="1"/><nd ref="2"/><nd ref="3"/><nd ref="1"/><tag k="natural" v="water"/></way>
      <way id="4"><nd ref="1"/><nd ref="2"/></way><way id="5"><nd ref="2"/><nd ref="3"/><nd ref="1"/></way>
    </osm>
    """

  /// The same, where the park's relation comes once more, with another name and without one of its ways.
  private static let repeated = parts.replacingOccurrences(
    of: "</osm>",
    with: """
        <relation id="1"><member type="way" ref="5" role="outer"/>
          <tag k="type" v="multipolygon"/><tag k="leisure" v="park"/><tag k="name" v="Jardí"/></relation>
      </osm>
      """)

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("have their lines and surfaces", arguments: texts)
  func objects(_ text: String) throws {
    let map = try MapObjects.read(folder.write(text, as: "order.osm"))
    #expect(map.objects.filter { $0.shape == .line }.map { $0.rings.map(\.count) } == [[2], [2]])
    #expect(map.objects.filter { $0.shape == .area }.map { $0.rings.map(\.count) } == [[4]])
    #expect(map.leftOutCount == 0)
  }

  @Test("have their areas where the parts of these are in no order and come twice", arguments: [parts, repeated])
  func scattered(_ text: String) throws {
    let file = try folder.write(text, as: "parts.osm")
    let map = try MapObjects.read(file)
    #expect(map.objects.filter { $0.shape == .area }.map { $0.rings.map(\.count) } == [[4], [4]])
    #expect(map.objects.filter { $0.shape == .line }.count == 1 && map.leftOutCount == 0)
    #expect(try MapFeatures.read(file).parks.map { $0.map(\.count) } == [[4]])
  }

  @Test("have a node that is a place by itself once where it comes again, also behind what else there is")
  func repeatedNode() throws {
    let node = """
      <node id="7" lat="10.1" lon="20.1"><tag k="place" v="suburb"/><tag k="name" v="Barri"/></node>
      """
    let text = Self.osm.replacingOccurrences(of: "<node id=\"3\"", with: node + node + "<node id=\"3\"")
      .replacingOccurrences(of: "</osm>", with: node + "</osm>")
    let file = try folder.write(text, as: "nodes.osm")
    #expect(try MapPlaces.read(file).objects.map { $0["name"] } == ["Barri", "Carrer", "Parc"])
    let map = try MapObjects.read(file)
    #expect(map.objects.filter { $0.shape == .point }.map { $0["name"] } == ["Barri"])
    #expect(map.objects.filter { $0.shape == .line }.map { $0.rings.map(\.count) } == [[2], [2]])
  }

  @Test("have the first of two relations of one number among their places")
  func repeatedPlace() throws {
    let places = try MapPlaces.read(folder.write(Self.repeated, as: "parts.osm")).objects
    #expect(places.map { $0["name"] } == ["Parc"])
  }

  @Test("have their places", arguments: texts)
  func places(_ text: String) throws {
    let places = try MapPlaces.read(folder.write(text, as: "order.osm")).objects
    #expect(places.map { $0["name"] } == ["Carrer", "Parc"])
    #expect(places.first?.points.last == Coordinate(latitude: 10.1, longitude: 20.3))
  }

  @Test("have their parks and coasts", arguments: texts)
  func features(_ text: String) throws {
    let features = try MapFeatures.read(folder.write(text, as: "order.osm"))
    #expect(features.parks.map { $0.map(\.count) } == [[4]])
    #expect(features.coasts.map(\.count) == [2])
  }
}
