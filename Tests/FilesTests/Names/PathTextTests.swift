import Files
import Foundation
import Testing

@Suite("The parts of a path")
struct PathTextTests {
  @Test("count from the root on, where they count from the working folder")
  func absolute() {
    let here = FileManager.default.currentDirectoryPath
    #expect(PathText.absolute("a/b.yml") == "\(here)/a/b.yml")
    #expect(PathText.absolute("../b.yml") == "\(here)/../b.yml")
    #expect(PathText.absolute("/a/b.yml") == "/a/b.yml")
    #expect(PathText.absolute("") == "")
  }
}
