import Foundation
import TestSupport
import Testing

@testable import Files

@Suite("A file that takes the place of another")
struct ReplacementFileTests {
  private let place: TemporaryFolder

  init() throws { place = try TemporaryFolder() }

  private func permissions(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: place.path(name))[.posixPermissions] as? Int
  }

  private func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: place.url.path))
  }

  @Test("is whole, and leaves nothing beside it")
  func replaces() throws {
    let path = try place.write("old", as: "file")
    try ReplacementFile.replace(path, with: Data("new".utf8))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    #expect(try names() == ["file"])
  }

  @Test("has the permissions of the other", arguments: [0o600, 0o640, 0o444])
  func permissions(kept: Int) throws {
    let path = try place.write("old", as: "file")
    try FileManager.default.setAttributes([.posixPermissions: kept], ofItemAtPath: path)
    try ReplacementFile.replace(path, with: Data("new".utf8))
    #expect(try permissions("file") == kept)
  }

  @Test("may be read by nobody else while it is made, where the other may not")
  func permissionsMeanwhile() throws {
    let path = try place.write("old", as: "file")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    let file = try ReplacementFile(for: path)
    let temporaryName = PathText.name(of: file.temporaryPath)
    #expect(try permissions(temporaryName) == 0o600)
    try file.commit()
  }

  @Test("leaves the other as it was where it is given up")
  func givenUp() throws {
    let path = try place.write("old", as: "file")
    do {
      let file = try ReplacementFile(for: path)
      try file.write(Data("half".utf8))
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect(try names() == ["file"])
  }

  @Test("is rid of what a killed program has begun to write in its place, and of nothing else")
  func leftovers() throws {
    for name in ["file.123.partial", "file.x.partial", "file.partial", "other.123.partial", "file.77.partial"] {
      try place.write("half", as: name)
    }
    let busy = try #require(FileHandle(forReadingAtPath: place.path("file.77.partial")))
    #expect(flock(busy.fileDescriptor, LOCK_EX | LOCK_NB) == 0)
    try ReplacementFile.replace(place.path("file"), with: Data())
    #expect(try names() == ["file", "file.x.partial", "file.partial", "other.123.partial", "file.77.partial"])
    try busy.close()
  }

  @Test("can be written by many at once: the last one stays, whole")
  func together() async throws {
    let path = place.path("file")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<8 {
        let data = Data(repeating: UInt8(ascii: "a") + UInt8(writer), count: 1000)
        group.addTask { for _ in 0..<50 { try ReplacementFile.replace(path, with: data) } }
      }
      try await group.waitForAll()
    }
    let written = try Data(contentsOf: URL(filePath: path))
    #expect(written.count == 1000 && Set(written).count == 1)
    #expect(try names() == ["file"])
  }

  @Test("may have the longest name that file systems take")
  func longName() throws {
    let name = String(repeating: "ñ", count: 127) + "n"
    try ReplacementFile.replace(place.path(name), with: Data("new".utf8))
    #expect(try names() == [name])
  }

  @Test("in a folder that is not there is a fault that names the file")
  func noFolder() {
    let path = place.path("nowhere/file")
    #expect(throws: FileFault.system(path: path, problem: "No such file or directory")) {
      try ReplacementFile.replace(path, with: Data())
    }
  }
}
