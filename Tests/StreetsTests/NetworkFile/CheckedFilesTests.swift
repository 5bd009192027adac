import Foundation
import Testing

@testable import Streets

@Suite("Network files that were checked before")
struct CheckedFilesTests {
  private let folder: NetworkFolder
  private let bytes: [UInt8]

  init() throws {
    folder = try NetworkFolder()
    bytes = try folder.networkBytes()
  }

  /// Remembers every file at once, as if it had been written long ago.
  private var checked: CheckedFiles { CheckedFiles(folder: folder.path("checked"), settlingSeconds: -60) }

  private var entryCount: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path("checked")).count) ?? 0
  }

  /// Changes the network's time, which a file system whose clock ticks seldom may not do when it is written to.
  private func setTime(_ seconds: Double) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_772_438_400 + seconds)], ofItemAtPath: folder.path())
  }

  /// A network with a number that points nowhere.
  private func damaged() throws -> [UInt8] {
    var changed = bytes
    let entry = try bytes.withUnsafeBytes { try NetworkFileLayout($0) }.entries[GraphSection.segmentSurfaces.index]
    changed[entry.offset] = 0x7F
    return changed
  }

  @Test("are remembered once, however often they are opened")
  func remembered() throws {
    for _ in 0..<3 { _ = try NetworkFile.open(folder.path(), checked: checked) }
    #expect(entryCount == 1)
  }

  @Test("are checked again when somebody has written to them")
  func rewritten() throws {
    _ = try NetworkFile.open(folder.path(), checked: checked)
    let path = try folder.file(damaged())
    try setTime(1)
    #expect(throws: NetworkError.self) { try NetworkFile.open(path, checked: checked) }
    #expect(entryCount == 1)
  }

  @Test("are not looked through again")
  func trusted() throws {
    let path = try folder.file(damaged())
    checked.insert(try MappedFile(path).stamp)
    #expect(try NetworkFile.open(path, checked: checked).segmentCount == 8)
  }

  @Test("that were written a moment ago are not remembered yet")
  func recent() throws {
    _ = try NetworkFile.open(folder.file(bytes), checked: CheckedFiles(folder: folder.path("checked")))
    #expect(entryCount == 0)
  }

  @Test("are of another layout all the same when they were cut")
  func cut() throws {
    let path = try folder.file(Array(bytes.dropLast(64)))
    checked.insert(try MappedFile(path).stamp)
    #expect(throws: NetworkError.self) { try NetworkFile.open(path, checked: checked) }
  }

  @Test("are forgotten, the oldest first, when they become many")
  func bounded() throws {
    for number in 0..<70 {
      try setTime(Double(number))
      _ = try NetworkFile.open(folder.path(), checked: checked)
    }
    #expect(entryCount == 64)
  }

  @Test("are remembered in a folder of this user alone, by what follows no link and empties nothing")
  func followsNoLink() throws {
    _ = try NetworkFile.open(folder.path(), checked: checked)
    let entry = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path("checked")).first)
    let victim = folder.path("victim")
    try Data("precious".utf8).write(to: URL(filePath: victim))
    try FileManager.default.removeItem(atPath: folder.path("checked/\(entry)"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("checked/\(entry)"), withDestinationPath: victim)
    chmod(folder.path("checked"), 0o777)
    _ = try NetworkFile.open(folder.path(), checked: checked)
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "precious")
    var status = stat()
    #expect(stat(folder.path("checked"), &status) == 0 && status.st_mode & 0o777 == 0o700)
  }

  @Test("open all the same where nothing can be remembered")
  func noFolder() throws {
    let path = folder.path()
    #expect(try NetworkFile.open(path, checked: CheckedFiles(folder: path + "/in/a/file")).segmentCount == 8)
  }
}
