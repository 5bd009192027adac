import AirData
import Foundation
import TestSupport
import Testing

@Suite("Files of sources")
struct SourceFileTests {
  @Test("A file's bytes come whole, up to the limit")
  func bytes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([0, 255, 10] as [UInt8], as: "a.txt")
    #expect(try SourceFile.bytes(path, maxBytes: 3) == [0, 255, 10])
    #expect(throws: SourceError.file(path: path, problem: "it is larger than 2 bytes")) {
      try SourceFile.bytes(path, maxBytes: 2)
    }
  }

  @Test("A limit is told in a unit of which it has one", arguments: [(64 << 10, "64 KiB"), (1 << 20, "1 MiB")])
  func limits(bytes: Int, text: String) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write([UInt8](repeating: 0, count: bytes + 1), as: "a.txt")
    #expect(throws: SourceError.file(path: path, problem: "it is larger than \(text)")) {
      try SourceFile.bytes(path, maxBytes: bytes)
    }
  }

  @Test("A file of several pieces comes whole, and one that cannot be read says why")
  func pieces() throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<3 << 20).map { UInt8(truncatingIfNeeded: $0 >> 10) }
    #expect(try SourceFile.bytes(folder.write(bytes, as: "a.txt"), maxBytes: 4 << 20) == bytes)
    // Nothing is mapped at the beginning of a process's memory.
    let memory = "/proc/self/mem"
    #expect(throws: SourceError.file(path: memory, problem: "Input/output error")) {
      try SourceFile.bytes(memory, maxBytes: 10)
    }
  }

  @Test("A file that has more than its size says comes up to the limit")
  func moreThanSaid() throws {
    // Its size is said to be 0.
    #expect(try SourceFile.bytes("/proc/version", maxBytes: 10).count == 10)
    #expect(try SourceFile.bytes("/proc/version", maxBytes: 1 << 16).count > 10)
  }

  @Test("What is no file is refused and not waited for")
  func noFile() throws {
    let folder = try TemporaryFolder()
    for path in [folder.url.path, "/dev/null"] {
      #expect(throws: SourceError.file(path: path, problem: "it is no regular file")) {
        try SourceFile.bytes(path, maxBytes: 10)
      }
    }
    #expect(throws: SourceError.file(path: folder.path("no"), problem: "No such file or directory")) {
      try SourceFile.bytes(folder.path("no"), maxBytes: 10)
    }
  }

  @Test("A folder's files are listed by the ends of their names, in order")
  func listing() throws {
    let folder = try TemporaryFolder()
    for name in ["b.txt", "a.txt", "c.csv", ".d.txt"] { try folder.write("", as: name) }
    for root in [folder.url.path, folder.url.path + "/"] {
      #expect(try SourceFile.paths(in: root, ending: ".txt") == [folder.path("a.txt"), folder.path("b.txt")])
    }
    #expect(throws: SourceError.self) { try SourceFile.paths(in: folder.path("c.csv"), ending: ".txt") }
  }
}
