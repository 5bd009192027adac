import Files
import Foundation
import Testing

@testable import Places

@Suite("Files of places")
struct GazetteerFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder("places") }

  @Test("the file lies beside the network, whatever that is called")
  func paths() {
    #expect(Gazetteer.path(besides: "a/city.brisa") == "a/city.places")
    #expect(Gazetteer.path(besides: "a.b/city") == "a.b/city.places")
    #expect(Gazetteer.path(besides: "city.places") == "city.places.places")
  }

  @Test("what is written is found, and replaced as a whole")
  func round() throws {
    let path = folder.path + "/a 'b'?#.places"
    try Gazetteer.write(SmallTown.list, to: path)
    let old = try Gazetteer(path)
    try Gazetteer.write(PlaceList(), to: path)
    #expect(try old.search(PlaceQuery("colom")).first?.title() == "Carrer de Colom")
    #expect(try Gazetteer(path).search(PlaceQuery("colom")).isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
  }

  @Test("no other file is replaced")
  func protects() throws {
    let path = folder.path + "/notes.places"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: PlacesError.self) { try Gazetteer.write(SmallTown.list, to: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test("a missing, foreign or damaged file is told in a sentence")
  func faults() throws {
    #expect(throws: PlacesError.self) { try Gazetteer(folder.path + "/none.places") }
    let path = folder.path + "/city.places"
    try Gazetteer.write(SmallTown.list, to: path)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.removeLast(bytes.count / 2)
    for index in 4096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
    let damaged = folder.path + "/damaged.places"
    try bytes.write(to: URL(fileURLWithPath: damaged))
    #expect(throws: PlacesError.self) { _ = try Gazetteer(damaged).search(PlaceQuery("colom")) }
  }
}
