import Foundation
import Geo
import Streets
import TestSupport
import Testing

@Suite("Extracts with things that come again, or before what they are made of")
struct RepeatedObjectsTests {
  private static let first = "<node id=\"1\" version=\"1\" lat=\"10.0\" lon=\"20.0\"/>"
  private static let second = "<node id=\"2\" version=\"1\" lat=\"10.1\" lon=\"20.0\"/>"
  private static let bare = "<way id=\"7\" version=\"1\"><nd ref=\"1\"/><nd ref=\"2\"/></way>"
  private static let tagged = bare.replacing(
    "</way>", with: "<tag k=\"highway\" v=\"residential\"/><tag k=\"name\" v=\"Carrer\"/></way>")

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func written(_ parts: String...) throws -> String {
    try folder.write("<osm version=\"0.6\">\(parts.joined())</osm>", as: "again.osm")
  }

  /// The second node in a version, with a name.
  private func named(_ name: String, version: Int, latitude: Double) -> String {
    """
    <node id="2" version="\(version)" lat="\(latitude)" lon="20.0">
      <tag k="place" v="square"/><tag k="name" v="\(name)"/></node>
    """
  }

  @Test("have a way with the tags that it has, in whichever order", arguments: [[bare, tagged], [tagged, bare]])
  func tags(ways: [String]) throws {
    let file = try written(Self.first, Self.second, ways.joined())
    #expect(try StreetImport.read(file, profile: ProfileSettings()).report.waysRead == 1)
    #expect(try MapPlaces.read(file).objects.map { $0["name"] } == ["Carrer"])
    #expect(try MapObjects.read(file).objects.map { $0.rings.map(\.count) } == [[2]])
  }

  @Test(
    "have a street that bounds a square with its own tags, in whichever order",
    arguments: [[bare, tagged], [tagged, bare]])
  func tagsOfOutlines(ways: [String]) throws {
    let third = "<node id=\"3\" version=\"1\" lat=\"10.1\" lon=\"20.1\"/>"
    let other = "<way id=\"8\" version=\"1\"><nd ref=\"2\"/><nd ref=\"3\"/><nd ref=\"1\"/></way>"
    let members = (7...8).map { "<member type=\"way\" ref=\"\($0)\" role=\"outer\"/>" }.joined()
    let square = """
      <relation id="5" version="1">\(members)<tag k="type" v="multipolygon"/><tag k="highway" v="pedestrian"/></relation>
      """
    let file = try written(Self.first, Self.second, third, ways.joined(), other, square)
    let network = try StreetImport.read(file, profile: ProfileSettings())
    #expect(network.report.waysRead == 2)
    #expect(network.tables.names.contains("Carrer"))
  }

  @Test("have a relation with the tags that it has, in whichever order", arguments: [false, true])
  func tagsOfRelations(isTaggedFirst: Bool) throws {
    let third = "<node id=\"3\" version=\"1\" lat=\"10.1\" lon=\"20.1\"/>"
    let ways = [(7, [1, 2]), (8, [2, 3]), (9, [3, 1])].map { number, nodes in
      "<way id=\"\(number)\" version=\"1\">" + nodes.map { "<nd ref=\"\($0)\"/>" }.joined() + "</way>"
    }
    let members = (7...9).map { "<member type=\"way\" ref=\"\($0)\" role=\"outer\"/>" }.joined()
    let tags = ["type": "multipolygon", "highway": "pedestrian", "leisure": "park", "name": "Parc"].map { key, value in
      "<tag k=\"\(key)\" v=\"\(value)\"/>"
    }
    let relations = ["", tags.joined()].map { "<relation id=\"5\" version=\"1\">\(members)\($0)</relation>" }
    let file = try written(
      Self.first, Self.second, third, ways.joined(), (isTaggedFirst ? relations.reversed() : relations).joined())
    #expect(try StreetImport.read(file, profile: ProfileSettings()).report.waysRead == 3)
    #expect(try MapPlaces.read(file).objects.map { $0["name"] } == ["Parc"])
    #expect(try MapFeatures.read(file).parks.map { $0.map(\.count) } == [[4]])
  }

  @Test("have the last version of a node, its tags and its place", arguments: [false, true])
  func versions(isReversed: Bool) throws {
    let nodes = [named("Vella", version: 1, latitude: 10.1), named("Nova", version: 2, latitude: 10.2)]
    let file = try written(Self.first, (isReversed ? nodes.reversed() : nodes).joined(), Self.tagged)
    let there = Coordinate(latitude: 10.2, longitude: 20)
    let places = try MapPlaces.read(file).objects
    #expect(places.map { $0["name"] } == ["Nova", "Carrer"] && places.map(\.points.last) == [there, there])
    #expect(try MapObjects.read(file).objects.map { $0["name"] } == ["Nova", "Carrer"])
  }

  @Test("have the place of the last version of a node whose first one has no tags", arguments: [false, true])
  func versionsBehindBareOnes(isReversed: Bool) throws {
    let there = Coordinate(latitude: 10.2, longitude: 20)
    for last in ["<node id=\"2\" version=\"2\" lat=\"10.2\" lon=\"20.0\"/>", named("Nova", version: 2, latitude: 10.2)]
    {
      let nodes = [Self.second, last]
      let file = try written(Self.first, (isReversed ? nodes.reversed() : nodes).joined(), Self.tagged)
      #expect(try MapPlaces.read(file).objects.last?.points.last == there, "\(last)")
    }
  }

  @Test("have no tags of a node whose last version has none")
  func versionWithoutTags() throws {
    let file = try written(
      Self.first, named("Vella", version: 1, latitude: 10.1),
      "<node id=\"2\" version=\"2\" lat=\"10.2\" lon=\"20.0\"/>", Self.tagged)
    #expect(try MapPlaces.read(file).objects.map { $0["name"] } == ["Carrer"])
    #expect(
      try MapPlaces.read(file).objects.first?.points.last == Coordinate(latitude: 10.2, longitude: 20))
  }

  @Test(
    "have no node that is deleted, and are refused where it is something behind or before others",
    arguments: [false, true])
  func deletedNodes(isReversed: Bool) throws {
    let kiosk = "<node id=\"9\" version=\"1\" lat=\"10.0\" lon=\"20.0\"><tag k=\"name\" v=\"Quiosc\"/></node>"
    let states = [kiosk, "<node id=\"9\" version=\"2\" visible=\"false\"/>"]
    let order = isReversed ? states.reversed() : states
    let history = try written(order.joined(), Self.first, Self.second, Self.tagged)
    #expect(try MapPlaces.read(history).objects.map { $0["name"] } == ["Carrer"])
    let merged = try written(order[0], Self.first, Self.second, order[1], Self.tagged)
    #expect(throws: NetworkError.self) { try MapPlaces.read(merged) }
    #expect(throws: NetworkError.self) { try MapObjects.read(merged) }
  }

  @Test("have the barrier of the last version of a node on a street alone")
  func barriers() throws {
    func segments(_ kinds: String...) throws -> Int {
      let nodes = kinds.enumerated().map { version, kind in
        """
        <node id="2" version="\(version + 1)" lat="10.1" lon="20.0"><tag k="barrier" v="\(kind)"/></node>
        """
      }
      let end = "<node id=\"3\" version=\"1\" lat=\"10.2\" lon=\"20.0\"/>"
      let way = Self.tagged.replacing("<nd ref=\"2\"/>", with: "<nd ref=\"2\"/><nd ref=\"3\"/>")
      let file = try written(Self.first, nodes.joined(), end, way)
      return try StreetImport.read(file, profile: ProfileSettings()).report.segments
    }
    // A gate ends a segment, and a bollard does not.
    #expect(try segments("gate") == 2 && segments("bollard") == 1)
    #expect(try segments("gate", "bollard") == 1)
    #expect(try segments("bollard", "gate") == 2)
  }

  @Test("have the places of nodes behind the ways in a binary file that says that it is sorted")
  func falseClaim() throws {
    let words = ["", "highway", "residential", "name", "Carrer"].map { Array($0.utf8) }
    let way = PBFSketch.way(
      7, keys: [1, 3], values: [2, 4], steps: PBFSketch.zigzag(1) + PBFSketch.zigzag(1))
    let nodes = PBFSketch.node(1, latitude: 10, longitude: 20) + PBFSketch.node(2, latitude: 10.1, longitude: 20)
    let data = PBFSketch.file(
      claiming: "Sort.Type_then_ID", PBFSketch.block(strings: words, way), PBFSketch.block(strings: [[]], nodes))
    let file = try TemporaryFile(name: "claim.osm.pbf", data)
    #expect(try MapPlaces.read(file.path).objects.map { $0["name"] } == ["Carrer"])
    #expect(try MapObjects.read(file.path).objects.map { $0.rings.map(\.count) } == [[2]])
  }

  @Test("have the tags of a way that a binary file has without them first, with the nodes before it")
  func bareWayOfBinaryFile() throws {
    let words = ["", "highway", "residential", "name", "Carrer"].map { Array($0.utf8) }
    let steps = PBFSketch.zigzag(1) + PBFSketch.zigzag(1)
    let nodes = PBFSketch.node(1, latitude: 10, longitude: 20) + PBFSketch.node(2, latitude: 10.1, longitude: 20)
    let data = PBFSketch.file(
      PBFSketch.block(strings: [[]], nodes),
      PBFSketch.block(strings: [[]], PBFSketch.way(7, keys: [], values: [], steps: steps)),
      PBFSketch.block(strings: words, PBFSketch.way(7, keys: [1, 3], values: [2, 4], steps: steps)))
    let file = try TemporaryFile(name: "bare.osm.pbf", data)
    #expect(try MapPlaces.read(file.path).objects.map { $0["name"] } == ["Carrer"])
    #expect(try MapObjects.read(file.path).objects.map { $0.rings.map(\.count) } == [[2]])
  }
}
