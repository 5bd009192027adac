import Foundation
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
