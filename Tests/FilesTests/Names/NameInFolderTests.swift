import Foundation
import Testing

@testable import Files

@Suite("Names inside a folder")
struct NameInFolderTests {
  @Test(
    "lead to a file of the folder",
    arguments: ["a", "12/3/4@2x.png", "2026-11-24T0700Z/no2.png", "València.csv", "..."])
  func taken(name: String) throws {
    #expect(try #require(NameInFolder(name)).text == name)
  }

  @Test(
    "are none where they could lead anywhere else",
    arguments: [
      "", ".", "..", "/", "/etc/passwd", "../a", "a/../../b", "a//b", "a/", "./a", "a/.", "a\nb", "a\0b",
      String(repeating: "x", count: 300), String(repeating: "a/", count: 20) + "b",
      // A mark that combines with a slash does not hide it.
      "../\u{301}x", "/\u{301}etc", "a/../\u{301}b", "a/\u{301}/../../b",
    ])
  func refused(name: String) {
    #expect(NameInFolder(name) == nil)
    let json = try? JSONEncoder().encode([name])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([NameInFolder].self, from: json ?? Data()) }
  }

  @Test("tell their folder and their last part")
  func parts() throws {
    let name = try #require(NameInFolder("a/b/c.png"))
    #expect(name.folder == "a/b" && name.lastPart == "c.png")
    #expect(NameInFolder("c.png")?.folder == "")
  }
}
