import Foundation
import Setup
import TestSupport
import Testing

@Suite("The stamp of a file")
struct FileStampTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write("one", as: "a.txt")
  }

  private func setTime(_ seconds: Double, of path: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: seconds)], ofItemAtPath: path)
  }

  @Test("is the same as long as nobody writes")
  func staysTheSame() throws {
    let stamp = try #require(FileStamp(path))
    _ = try String(contentsOfFile: path, encoding: .utf8)
    #expect(FileStamp(path) == stamp)
  }

  @Test("is another one when the file is longer")
  func tellsLength() throws {
    try setTime(1_772_438_400, of: path)
    let stamp = try #require(FileStamp(path))
    try folder.write("three", as: "a.txt")
    try setTime(1_772_438_400, of: path)
    #expect(FileStamp(path) != stamp)
  }

  @Test("is another one when as much was written at another time")
  func tellsTime() throws {
    try setTime(1_772_438_400, of: path)
    let stamp = try #require(FileStamp(path))
    try setTime(1_772_438_400.5, of: path)
    #expect(FileStamp(path) != stamp)
  }

  @Test("is another one when a file of the same length and time took its place")
  func tellsReplacement() throws {
    let other = try folder.write("two", as: "b.txt")
    for file in [path, other] { try setTime(1_772_438_400, of: file) }
    let stamp = try #require(FileStamp(path))
    try #require(rename(other, path) == 0)
    #expect(FileStamp(path) != stamp)
  }

  @Test("is that of what a link points to, and none where there is no file")
  func followsLinks() throws {
    let link = folder.path("link.txt")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: path)
    #expect(FileStamp(link) == FileStamp(path))
    #expect(FileStamp(folder.path("no.txt")) == nil)
    try FileManager.default.removeItem(atPath: path)
    #expect(FileStamp(link) == nil)
  }
}
