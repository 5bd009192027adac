import Foundation
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

  @Test("have a coast in parts where the file lacks its nodes, and on both sides of the 180th meridian")
  func partedCoasts() throws {
    let longitudes = [179.0, 179.2, 179.8, -179.9, -179.7, 179.4, 179.5]
    let nodes = longitudes.enumerated().map { number, longitude in
      "<node id=\"\(number + 1)\" lat=\"-16.8\" lon=\"\(longitude)\" version=\"1\"/>"
    }
    func coast(_ number: Int, _ refs: [Int]) -> String {
      let line = refs.map { "<nd ref=\"\($0)\"/>" }.joined()
      return "<way id=\"\(number)\" version=\"1\">\(line)<tag k=\"natural\" v=\"coastline\"/></way>"
    }
    let ways = coast(1, [1, 2, 99, 98, 3, 97, 6, 7]) + coast(2, [2, 3, 4, 5])
    let folder = try TemporaryFolder()
    let file = try folder.write("<osm version=\"0.6\">\(nodes.joined())\(ways)</osm>", as: "coast.osm")
    let expected = [[179, 179.2], [179.4, 179.5], [179.2, 179.8, 180], [-180, -179.9, -179.7]]
    #expect(try MapFeatures.read(file).coasts.map { $0.map(\.longitude) } == expected)
    #expect(try MapObjects.read(file).objects.map { $0.rings.flatMap { $0.map(\.longitude) } } == expected)
  }

  /// A wreath of diamonds, each of which touches the next in one node, as the members of one relation.
  private static func wreath(_ count: Int) -> String {
    let places = (0..<count).flatMap { number in
      [(0.0, 1.0), (0.5, 1.1), (0.5, 0.9)].map { step, radius in
        let angle = 2 * Double.pi * (Double(number) + step) / Double(count)
        return (latitude: 10 + radius * sin(angle), longitude: 20 + radius * cos(angle))
      }
    }
    let nodes = places.enumerated().map { number, place in
      "<node id=\"\(number + 1)\" lat=\"\(place.latitude)\" lon=\"\(place.longitude)\" version=\"1\"/>"
    }
    let ways = (0..<count).flatMap { number in
      [1, 2].map { side in
        let ends = (3 * number + 1, 3 * ((number + 1) % count) + 1)
        return "<way id=\"\(2 * number + side)\" version=\"1\"><nd ref=\"\(ends.0)\"/>"
          + "<nd ref=\"\(3 * number + 1 + side)\"/><nd ref=\"\(ends.1)\"/></way>"
      }
    }
    let members = (1...2 * count).map { "<member type=\"way\" ref=\"\($0)\" role=\"outer\"/>" }
    let tags = "<tag k=\"type\" v=\"multipolygon\"/><tag k=\"natural\" v=\"wood\"/>"
    let relation = "<relation id=\"1\" version=\"1\">\(members.joined())\(tags)</relation>"
    return "<osm version=\"0.6\">\(nodes.joined())\(ways.joined())\(relation)</osm>"
  }

  @Test("are read though their rings meet in many places", arguments: [3, 16, 500])
  func thatMeet(count: Int) throws {
    let folder = try TemporaryFolder()
    let features = try MapFeatures.read(folder.write(Self.wreath(count), as: "wreath.osm"))
    let rings = try #require(features.parks.first)
    #expect(rings.map { $0.count - 1 }.reduce(0, +) == 4 * count)
    #expect(rings.allSatisfy { $0.first == $0.last && $0.count >= 4 })
    // Whatever rings they were taken apart into, they cover the diamonds.
    #expect(abs(Self.surface(rings) - Double(count) * 0.2 * sin(Double.pi / Double(count))) < 1e-4)
  }

  /// The surface that rings cover by the even-odd rule, where none of them crosses another: those inside count less.
  private static func surface(_ rings: [[Coordinate]]) -> Double {
    let surfaces = rings.map { ring in
      abs(zip(ring, ring.dropFirst()).map { $0.longitude * $1.latitude - $1.longitude * $0.latitude }.reduce(0, +)) / 2
    }
    let largest = surfaces.max() ?? 0
    return rings.count == 2 ? largest - (surfaces.min() ?? 0) : surfaces.reduce(0, +)
  }

  @Test("that several relations share cost each of them anew, within what the file may ask for")
  func thatAreShared() throws {
    let nodes = (0..<3000).map { number in
      let (latitude, longitude) = (10 + 0.1 * Double(number / 50), 20 + 0.1 * Double(number % 50))
      return "<node id=\"\(number + 1)\" lat=\"\(latitude)\" lon=\"\(longitude)\" version=\"1\"/>"
    }
    let way = "<way id=\"1\" version=\"1\">\((1...3000).map { "<nd ref=\"\($0)\"/>" }.joined())<nd ref=\"1\"/></way>"
    let tags = "<tag k=\"type\" v=\"multipolygon\"/><tag k=\"natural\" v=\"wood\"/>"
    let relations = (1...3000).map {
      "<relation id=\"\($0)\" version=\"1\"><member type=\"way\" ref=\"1\" role=\"outer\"/>\(tags)</relation>"
    }
    let folder = try TemporaryFolder()
    let text = "<osm version=\"0.6\">\(nodes.joined())\(way)\(relations.joined())</osm>"
    let path = try folder.write(text, as: "shared.osm")
    #expect(throws: NetworkError.self) { try MapFeatures.read(path) }
  }

  @Test("of a missing file are an error")
  func ofAMissingFile() {
    #expect(throws: NetworkError.missing(path: "nowhere.osm")) { try MapFeatures.read("nowhere.osm") }
  }
}
