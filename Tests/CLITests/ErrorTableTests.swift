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
  /// One more, since cases leave files in theirs.
  private static let otherCity = Result { try TinyCity() }

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

  @Test("every code that the program knows stands in the list of statuses, and no other")
  func listsTheCodes() throws {
    let page = try String(contentsOf: Project.folder.appending(path: "docs/errors.md"), encoding: .utf8)
    let listed = page.matches(of: /(?m)^- (\d+)(?:,[^:]*)?: ([^.;]+)/).flatMap { line in
      line.2.matches(of: /`([a-z-]+)`/).map { "\(line.1) \($0.1)" }
    }
    #expect(listed.sorted() == ErrorCode.allCases.map { "\($0.exitStatus) \($0.rawValue)" }.sorted())
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

  @Test("errors are told in Spanish and Valencian", arguments: ErrorTable.rows.filter { Int32($0.status) ?? 0 > 0 })
  func speaksOtherLanguages(row: ErrorTable.Row) throws {
    guard row.code != "usage", !Self.inEnglish.contains(row.name) else { return }
    let run = try #require(ErrorCases.all[row.name])
    // One of the two: no sentence is in the tables in one alone.
    let language = row.name.utf8.count.isMultiple(of: 2) ? "es" : "ca"
    let result = try Command.$language.withValue(language) { try run(Self.otherCity.get()) }
    #expect(result.status == Int32(row.status), "\(result.errors)")
    let error = result.errors.split(separator: "\n").last { $0.hasPrefix("brisa: ") } ?? ""
    // The folder of a clone may have any name, `check` too: paths are nobody's language.
    let sentence = error.split(separator: " ").filter { !$0.contains("/") }.joined(separator: " ")
    let words = sentence.split { !$0.isLetter }.map { $0.lowercased() }
    #expect(!error.isEmpty && !words.contains { Self.english.contains($0) }, "\(result.errors)")
  }

  /// Words that only an English sentence has.
  private static let english: Set<String> = [
    "the", "is", "are", "with", "which", "and", "cannot", "takes", "must", "choose", "check", "leave", "where",
    "nothing",
  ]

  /// Where a source, a compiler or a library of others says in English what is wrong.
  private static let inEnglish: Set<String> = [
    "every source failed", "a track with broken XML", "a source in a process of its own with a wrong setting",
  ]
}
