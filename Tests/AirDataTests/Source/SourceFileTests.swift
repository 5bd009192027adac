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
    #expect(try SourceFile.bytes(path, mostBytes: 3) == [0, 255, 10])
    #expect(throws: SourceError.file(path: path, problem: "it is larger than 0 MiB")) {
      try SourceFile.bytes(path, mostBytes: 2)
    }
  }

  @Test("What is no file is refused and not waited for")
  func noFile() throws {
    let folder = try TemporaryFolder()
    for path in [folder.url.path, "/dev/null"] {
      #expect(throws: SourceError.file(path: path, problem: "it is no regular file")) {
        try SourceFile.bytes(path, mostBytes: 10)
      }
    }
    #expect(throws: SourceError.file(path: folder.path("no"), problem: "No such file or directory")) {
      try SourceFile.bytes(folder.path("no"), mostBytes: 10)
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
