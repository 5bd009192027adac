import Foundation
import Answers
import CityAir
import Planner
import Publishing
import Setup
import Trips
import PluginHost
import TestSupport
import Testing

@Suite("docs/errors.md")
struct ErrorTableTests {
  private static let city = Result { try TinyCity() }

  @Test("every row has a case here, and every case a row")
  func isComplete() {
    #expect(Set(ErrorTable.rows.map(\.name)) == Set(ErrorCases.all.keys))
    #expect(ErrorTable.rows.count > 40)
  }

  @Test("every code is one that the program knows, with the status that it has")
  func namesRealCodes() {
    let plugins = Set(PluginProblem.Code.allCases.map(\.rawValue))
    let notices: Set = [
      "no-air", "traffic-only", "increment-by-prior", "bad-row", "exclusion-unavoidable", "source-failed",
      "source-quota", "stale-air", "archive-failed", "not-calibrated", "no-choice",
      "index-partial", "source-lied", "conflicting-readings", "conflicting-places", "same-stop",
      "times-backwards",
    ]
    for row in ErrorTable.rows where row.status != "0" && row.code != "usage" {
      if row.status == "notice" {
        #expect(notices.union(plugins).contains(row.code), "\(row.name)")
      } else {
        #expect(ErrorCode(rawValue: row.code).map { "\($0.exitStatus)" } == row.status, "\(row.name)")
      }
    }
  }

  @Test("each case gets its status and its sentence, and never a trap", arguments: ErrorTable.rows)
  func answersAsTheTableSays(row: ErrorTable.Row) throws {
    let run = try #require(ErrorCases.all[row.name])
    let result = try run(Self.city.get())
    #expect(result.status == (row.status == "notice" ? 0 : Int32(row.status)), "\(result.errors)")
    if row.status == "0" {
      #expect(result.errors.isEmpty)
    } else {
      #expect(!row.sentence.isEmpty && result.errors.contains(row.sentence), "\(result.errors)")
    }
    #expect(!result.errors.contains("Fatal error"))
    if row.status == "notice", result.output.hasPrefix("{") {
      #expect(result.output.contains("\"code\" : \"\(row.code)\""), "\(result.output)")
    }
  }
}
