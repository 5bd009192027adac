import Foundation
import Streets
import Testing

@Suite("Extracts whose names could steer a terminal")
struct ControlCharacterTests {
  private func block(name: String) -> PBFSketch.Bytes {
    let words = ["", "highway", "residential", "name", name].map { Array($0.utf8) }
    let nodes = PBFSketch.node(1, latitude: 10, longitude: 20) + PBFSketch.node(2, latitude: 10.1, longitude: 20)
    let way = PBFSketch.way(7, keys: [1, 3], values: [2, 4], steps: PBFSketch.zigzag(1) + PBFSketch.zigzag(1))
    return PBFSketch.block(strings: words, nodes, way)
  }

  /// Escape, bell, an end of a line and, of one scalar, what escape and a bracket are together.
  @Test(
    "have a blank for each control character, and every other one as it is",
    arguments: [
      ("\u{1B}[31mCarrer\u{7}", " [31mCarrer "), ("Gran\r\nVia", "Gran  Via"), ("\u{9B}2JPau\u{7F}", " 2JPau "),
      ("شارع \u{200F}é 中 🚲", "شارع \u{200F}é 中 🚲"),
    ])
  func names(written: String, read: String) throws {
    let file = try TemporaryFile(name: "names.osm.pbf", PBFSketch.file(block(name: written)))
    #expect(try MapPlaces.read(file.path).objects.map { $0["name"] } == [read])
    let graph = StreetGraph(try StreetImport.read(file.path, profile: ProfileSettings()).tables)
    #expect(graph.name(ofSegment: 0) == read)
  }
}
