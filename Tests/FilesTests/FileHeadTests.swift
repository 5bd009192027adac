import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("A file that another of its kind may replace")
struct FileHeadTests {
  private let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  /// Whether the file of a name may be replaced by one whose first five bytes are `Brisa`.
  private func mayReplace(_ name: String) -> Bool {
    FileHead.mayReplace(place.path(name), bytes: 5) { $0 == Array("Brisa".utf8) }
  }

  @Test("is one that is not there")
  func missing() {
    #expect(mayReplace("none"))
    #expect(FileHead.mayReplace(place.path("none"), bytes: 5) { _ in false })
  }

  @Test("begins as those of its kind do, whatever follows", arguments: ["Brisa", "Brisa\0and more"])
  func own(text: String) throws {
    try place.write(text, as: "file")
    #expect(mayReplace("file"))
  }

  @Test("is none of another kind, nor one that is shorter", arguments: ["A list of Brisa", "Bris", ""])
  func others(text: String) throws {
    try place.write(text, as: "file")
    #expect(!mayReplace("file"))
  }

  @Test("is long enough to tell, whatever its kind")
  func tooShort() throws {
    try place.write("Bris", as: "file")
    #expect(!FileHead.mayReplace(place.path("file"), bytes: 5) { _ in true })
  }

  @Test("is no pipe, which nobody waits for", .timeLimit(.minutes(1)))
  func pipe() throws {
    try #require(mkfifo(place.path("pipe"), 0o600) == 0)
    #expect(!mayReplace("pipe"))
  }

  @Test("is no folder, empty or not")
  func folder() throws {
    try FileManager.default.createDirectory(atPath: place.path("folder"), withIntermediateDirectories: false)
    #expect(!mayReplace("folder"))
    try place.write("Brisa", as: "folder/file")
    #expect(!mayReplace("folder") && mayReplace("folder/file"))
  }
}
