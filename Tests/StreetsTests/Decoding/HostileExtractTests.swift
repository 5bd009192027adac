import Foundation
import Geo
import Streets
import TestSupport
import Testing

@Suite("Extracts that ask for what they must not")
struct HostileExtractTests {
  private typealias Sketch = PBFSketch

  private static let nodes =
    Sketch.node(1, latitude: 39.47, longitude: -0.376) + Sketch.node(2, latitude: 39.471, longitude: -0.376)

  /// One street; further strings for its name.
  private static func street(name: Sketch.Bytes) -> Data {
    let strings: [Sketch.Bytes] = [[], Array("highway".utf8), Array("residential".utf8), Array("name".utf8), name]
    let way = Sketch.way(7, keys: [1, 3], values: [2, 4], steps: Sketch.zigzag(1) + Sketch.zigzag(1))
    return Sketch.file(Sketch.block(strings: strings, nodes, way))
  }

  private func problem(_ data: Data, name: String = "hostile.osm.pbf") throws -> String? {
    let file = try TemporaryFile(name: name, data)
    do throws(NetworkError) {
      _ = try StreetImport.read(file.path, profile: ProfileSettings())
    } catch .malformed(_, let problem) {
      return problem
    }
    return nil
  }

  @Test("The sketch without a fault is a street")
  func whole() throws {
    let file = try TemporaryFile(name: "whole.osm.pbf", Self.street(name: Array("Carrer".utf8)))
    #expect(try StreetImport.read(file.path, profile: ProfileSettings()).tables.names == ["", "Carrer"])
  }

  @Test(
    "A string with a NUL is refused, since tags would be read on past it", arguments: [[0], [65, 0], [65, 0, 66]])
  func zeroInAString(name: [UInt8]) throws {
    #expect(try problem(Self.street(name: name)) == "PBF error: a string holds a NUL")
    let file = try TemporaryFile(name: "hostile.osm.pbf", Self.street(name: name))
    #expect(throws: NetworkError.self) { try MapFeatures.read(file.path) }
  }

  @Test("Damaged extracts give an error or streets, never a crash")
  func damaged() throws {
    var generator = SeededRandom(seed: 21)
    let whole = Self.street(name: Array("Carrer".utf8))
    let folder = try TemporaryFolder()
    var outcomes = (streets: 0, errors: 0)
    for number in 0..<300 {
      var bytes = whole
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      // After a crash the last of them is what it came from.
      let path = try folder.write(bytes, as: "damaged-\(number).osm.pbf")
      if (try? StreetImport.read(path, profile: ProfileSettings())) == nil {
        outcomes.errors += 1
      } else {
        outcomes.streets += 1
      }
      _ = try? MapFeatures.read(path)
    }
    #expect(outcomes.streets > 20 && outcomes.errors > 20, "\(outcomes)")
  }

  @Test("A small file that unpacks to millions of nodes in a way is refused")
  func referencesWithoutEnd() throws {
    let way = Sketch.way(7, keys: [1], values: [2], steps: Sketch.Bytes(repeating: 2, count: 5_000_000))
    let block = Sketch.block(strings: [[], Array("highway".utf8), Array("residential".utf8)], Self.nodes, way)
    let file = try Sketch.packedFile(block, block, block, block)
    #expect(file.count < 100_000)
    #expect(try problem(file) == "it unpacks to more nodes, ways and tags than a file of its size may hold")
  }

  @Test("A block whose tags name one long text again and again is refused")
  func textWithoutEnd() throws {
    let text = Sketch.Bytes(repeating: 97, count: 1000)
    let numbers = Sketch.Bytes(repeating: 1, count: 100_000)
    let way = Sketch.way(7, keys: numbers, values: numbers, steps: Sketch.zigzag(1) + Sketch.zigzag(1))
    let file = try Sketch.packedFile(Sketch.block(strings: [[], text], Self.nodes, way))
    #expect(try problem(file) == "a block of it unpacks to more than 128 MiB")
  }

  @Test("A packed text of millions of elements is refused")
  func elementsWithoutEnd() throws {
    let element = Data("<nd ref=\"1\"/>".utf8)
    var text = Data("<osm version=\"0.6\"><way id=\"1\">".utf8)
    let thousand = Data((0..<1000).flatMap { _ in element })
    for _ in 0..<5000 { text += thousand }
    text += Data("</way></osm>".utf8)
    let packed = try Packer.pack(text, with: "gzip")
    #expect(
      try problem(packed, name: "hostile.osm.gz")
        == "it unpacks to more nodes, ways and tags than a file of its size may hold")
  }
}
