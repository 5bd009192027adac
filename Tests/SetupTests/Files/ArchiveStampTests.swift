import Setup
import TestSupport
import Testing

@Suite("The stamp of an archive")
struct ArchiveStampTests {
  @Test("changes with what is written to it or beside it, and not with the empty file that readers leave")
  func changes() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.sqlite")
    let none = ArchiveStamp(path)
    _ = try folder.write("a", as: "a.sqlite")
    let written = ArchiveStamp(path)
    #expect(written != none)
    _ = try folder.write("", as: "a.sqlite-wal")
    #expect(ArchiveStamp(path) == written)
    _ = try folder.write("b", as: "a.sqlite-wal")
    #expect(ArchiveStamp(path) != written)
  }
}
