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

@Suite("Parts of a path")
struct PathTextTests {
  @Test(
    "are found in any path, of one character too",
    arguments: [
      ("", "", ""), ("a", "", "a"), (".", "", "."), ("/", "/", "/"), ("/a", "/", "a"), ("a/b", "a", "b"),
      ("a/b/", "a", "b"), ("//a", "/", "a"), ("a//b", "a", "b"), ("/a/b.csv", "/a", "b.csv"),
      // A mark that combines with a slash does not hide it, nor does a letter that takes it to itself.
      ("a/\u{301}b", "a", "\u{301}b"), ("/\u{301}b", "/", "\u{301}b"), ("a\u{D4E}/b/", "a\u{D4E}", "b"),
      ("a/b\u{D4E}/", "a", "b\u{D4E}"),
    ])
  func parts(path: String, folder: String, name: String) {
    #expect(PathText.folder(of: path) == folder)
    #expect(PathText.name(of: path) == name)
  }

  @Test(
    "have an ending behind the last dot",
    arguments: [
      ("a.osm.pbf", "pbf", "a.osm"), (".hidden", "", ".hidden"), ("a", "", "a"), ("a.", "", "a."), ("x.y/b", "", "b"),
      ("a.\u{301}pdf", "\u{301}pdf", "a"),
    ])
  func endings(path: String, ending: String, stem: String) {
    #expect(PathText.ending(of: path) == ending)
    #expect(PathText.stem(of: path) == stem)
  }
}
