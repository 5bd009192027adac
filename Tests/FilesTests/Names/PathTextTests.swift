import Files
import Foundation
import Testing

@Suite("Parts of a path")
struct PathTextTests {
  @Test("count from the root on, where they count from the working folder")
  func absolute() {
    let here = FileManager.default.currentDirectoryPath
    #expect(PathText.absolute("a/b.yml") == "\(here)/a/b.yml")
    #expect(PathText.absolute("../b.yml") == "\(here)/../b.yml")
    #expect(PathText.absolute("/a/b.yml") == "/a/b.yml")
    #expect(PathText.absolute("") == "")
  }

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
