import AirData
import Foundation
import TestSupport
import Testing

@testable import Archive

@Suite("An archive that several write to")
struct ReadingArchiveTests {
  private let folder: TemporaryFolder
  private var path: String { folder.path("air.sqlite") }

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("tells what others have committed since from what was written through it")
  func commitsOfOthers() async throws {
    let archive = try Kept.archive(in: folder)
    let begun = try #require(archive.commitsOfOthers)
    try await archive.write(Kept.batch([Kept.reading()]))
    let alone = try await archive.settled { 7 }
    #expect(alone.seen == 7 && alone.commitsOfOthers == begun)
    let other = try ReadingArchive(path, for: .writing)
    try await other.write(Kept.batch([Kept.reading(31)]))
    let beside = try await archive.settled { 7 }
    #expect(beside.commitsOfOthers != begun)
  }

  @Test("is settled as it is when it is closed: what is seen then changes only with another's commit")
  func settled() async throws {
    let archive = try Kept.archive(in: folder)
    try await archive.write(Kept.batch([Kept.reading()]))
    let path = path
    @Sendable func stamp() -> [String] {
      [path, path + "-wal"].compactMap { name -> String? in
        guard let found = try? FileManager.default.attributesOfItem(atPath: name),
          let size = found[.size] as? Int, size > 0, let time = found[.modificationDate] as? Date
        else { return nil }
        return "\(name) \(size) \(time.timeIntervalSince1970)"
      }
    }
    let seen = try await archive.settled { stamp() }.seen
    archive.close()
    #expect(seen.count == 1 && stamp() == seen)
    let other = try ReadingArchive(path, for: .writing)
    try await other.write(Kept.batch([Kept.reading(31)]))
    other.close()
    #expect(stamp() != seen)
  }
}
