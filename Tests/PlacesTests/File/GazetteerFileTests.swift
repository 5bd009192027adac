import Files
import Foundation
import GRDB
import Testing

@testable import Places

@Suite("Files of places")
struct GazetteerFileTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder("places") }

  @Test("the file lies beside the network, whatever that is called")
  func paths() {
    #expect(Gazetteer.path(beside: "a/city.brisa") == "a/city.places")
    #expect(Gazetteer.path(beside: "a.b/city") == "a.b/city.places")
    #expect(Gazetteer.path(beside: "city.places") == "city.places.places")
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

  @Test("an index keeps the permissions of the one before, and what a killed program has left goes")
  func keepsPermissions() throws {
    let path = folder.path + "/city.places"
    try Gazetteer.write(PlaceList(), to: path)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    try Data("half".utf8).write(to: URL(fileURLWithPath: path + ".12.partial"))
    try Gazetteer.write(SmallTown.list, to: path)
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["city.places"])
    #expect(try Gazetteer(path).search(PlaceQuery("colom")).first?.title() == "Carrer de Colom")
  }

  @Test("no other file is replaced")
  func protects() throws {
    let path = folder.path + "/notes.places"
    try Data("mine".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: StoredFileError.self) { try Gazetteer.write(SmallTown.list, to: path) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
  }

  @Test("a missing, foreign or damaged file is told in a sentence")
  func faults() throws {
    #expect(throws: StoredFileError.self) { try Gazetteer(folder.path + "/none.places") }
    let path = folder.path + "/city.places"
    try Gazetteer.write(SmallTown.list, to: path)
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.removeLast(bytes.count / 2)
    for index in 4096..<bytes.count { bytes[index] = UInt8(truncatingIfNeeded: index &* 31) }
    let damaged = folder.path + "/damaged.places"
    try bytes.write(to: URL(fileURLWithPath: damaged))
    #expect(throws: StoredFileError.self) { _ = try Gazetteer(damaged).search(PlaceQuery("colom")) }
  }

  @Test(
    "a value that no index holds is told as damage, wherever it is read",
    arguments: [
      ("entry", "osm_id = 'colom'", "colom"),
      ("entry", "latitude = 9e999", "colom"),
      ("name", "text = NULL", "colom"),
      ("house", "suffix = NULL", "colom 11"),
      ("house", "low = 9223372036854775807", "colom 11"),
      ("word", "count = NULL", "colmo"),
      ("run_count", "count = 'many'", "colmo"),
    ])
  func damagedValues(table: String, change: String, text: String) throws {
    let index = try damaged(table, by: "UPDATE \(table) SET \(change)")
    let error = #expect(throws: StoredFileError.self) { try index.search(PlaceQuery(text)) }
    #expect(error?.kind == .badData)
  }

  @Test("so it is around a place; one whose names are lost is found without")
  func damagedValuesAround() throws {
    let place = SmallTown.at(0, 0)
    let index = try damaged("entry", by: "UPDATE entry SET osm_id = 'colom'")
    let error = #expect(throws: StoredFileError.self) { try index.reverse(place) }
    #expect(error?.kind == .badData)
    let nameless = try damaged("name", by: "DELETE FROM name").reverse(place)
    #expect(nameless.first?.matchedName == "")
  }

  /// The town's index, of which one table was changed.
  private func damaged(_ table: String, by change: String) throws -> Gazetteer {
    let path = folder.path + "/damaged-\(table).places"
    try Gazetteer.write(SmallTown.list, to: path)
    let queue = try DatabaseQueue(path: path)
    try queue.write { database in
      // A copy of a table takes values of any kind, as a damaged file does.
      try database.execute(
        sql: """
          CREATE TABLE loose AS SELECT * FROM \(table);
          DROP TABLE \(table);
          ALTER TABLE loose RENAME TO \(table);
          \(change)
          """)
    }
    try queue.close()
    return try Gazetteer(path)
  }
}
