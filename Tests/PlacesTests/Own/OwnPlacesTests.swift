import Files
import Foundation
import Geo
import Testing

@testable import Places

@Suite("Places of one's own")
struct OwnPlacesTests {
  private let folder: ScratchFolder
  private let places: OwnPlaces

  init() throws {
    folder = try ScratchFolder("own-places")
    places = OwnPlaces(path: folder.path + "/data/city.places.json")
  }

  private var path: String { folder.path + "/data/city.places.json" }

  private let somewhere = Coordinate(latitude: 39.47, longitude: -0.37)

  @Test("a place is added, found by any spelling, renamed and removed")
  func round() throws {
    #expect(try places.list().isEmpty)
    try places.add(OwnPlace(name: "Casa dels iaios", place: somewhere, tags: ["family"]))
    #expect(try places.entry(named: "casa DELS iaiós")?.place == somewhere)
    try places.rename("casa dels iaios", to: "Poble")
    #expect(try places.list() == [OwnPlace(name: "Poble", place: somewhere, tags: ["family"])])
    try places.remove("poble")
    #expect(try places.list().isEmpty)
  }

  @Test("a name has no blanks around it")
  func blanks() throws {
    try places.add(OwnPlace(name: "  home ", place: somewhere, tags: [" family\u{A0}"]))
    #expect(try places.list() == [OwnPlace(name: "home", place: somewhere, tags: ["family"])])
    try places.rename("home", to: " old home  ")
    #expect(try places.list().map(\.name) == ["old home"])
    #expect(throws: StoredFileError.self) { try places.add(OwnPlace(name: "   ", place: somewhere)) }
  }

  @Test("what a killed program has left goes with the next change, and nothing else stays beside the list")
  func leftovers() throws {
    try places.add(OwnPlace(name: "home", place: somewhere))
    try Data("{".utf8).write(to: URL(fileURLWithPath: path + ".part"))
    try places.add(OwnPlace(name: "work", place: somewhere))
    #expect(try places.list().map(\.name) == ["home", "work"])
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/data").sorted()
    #expect(files == ["city.places.json", "city.places.json.lock"])
  }

  @Test("a name that is taken, or none, is refused")
  func refusals() throws {
    try places.add(OwnPlace(name: "home", place: somewhere))
    #expect(throws: StoredFileError.self) { try places.add(OwnPlace(name: "HOME", place: somewhere)) }
    #expect(throws: StoredFileError.self) { try places.remove("work") }
    #expect(throws: StoredFileError.self) { try places.rename("work", to: "x") }
    for name in ["", "12", "a\nb", "👍", String(repeating: "a", count: 101)] {
      #expect(throws: StoredFileError.self) { try places.add(OwnPlace(name: name, place: somewhere)) }
    }
    #expect(try places.list().count == 1)
  }

  @Test("a file that is no list is left as it is")
  func damaged() throws {
    try places.add(OwnPlace(name: "home", place: somewhere))
    try Data("{".utf8).write(to: URL(fileURLWithPath: path))
    #expect(throws: StoredFileError.self) { try places.add(OwnPlace(name: "work", place: somewhere)) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "{")
  }

  @Test("a file of more than 16 MiB is none, whatever is in it")
  func large() throws {
    try places.add(OwnPlace(name: "home", place: somewhere))
    let list = try Data(contentsOf: URL(fileURLWithPath: path))
    try (Data(repeating: UInt8(ascii: " "), count: 16 << 20) + list).write(to: URL(fileURLWithPath: path))
    let error = #expect(throws: StoredFileError.self) { try places.list() }
    #expect(error?.kind == .badData)
  }

  @Test("many who add at once lose nothing")
  func together() async throws {
    let places = places
    let somewhere = somewhere
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask { try places.add(OwnPlace(name: "place \(number)", place: somewhere)) }
      }
      try await group.waitForAll()
    }
    #expect(try places.list().count == 40)
  }
}
