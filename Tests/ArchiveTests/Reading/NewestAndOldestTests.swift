import GRDB
import TestSupport
import Testing

@testable import Archive

@Suite("Newest and oldest reading of a source")
struct NewestAndOldestTests {
  @Test("are looked up in an index, however much there is of other sources", arguments: [true, false])
  func areLookedUp(newest: Bool) throws {
    let folder = try TemporaryFolder()
    let steps = try Kept.archive(in: folder).read { database in
      let plan = try Row.fetchAll(
        database, sql: "EXPLAIN QUERY PLAN " + ReadingArchive.outermostStartByStation(newest: newest),
        arguments: [0, 0, "feed"])
      return try plan.map { try $0.decode(String.self, forColumn: "detail") }
    }
    #expect(steps.contains { $0.contains("INDEX reading_of_station (station=? AND kind=? AND start<?)") }, "\(steps)")
    #expect(!steps.contains { $0.hasPrefix("SCAN") }, "\(steps)")
  }
}
