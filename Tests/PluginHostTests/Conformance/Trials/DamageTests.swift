import Geo
import TestSupport
import Testing

@testable import PluginHost

@Suite("Damage")
struct DamageTests {
  private let body = Array(#"{"value": 21.5, "time": "2026-03-02T08:00Z"}"#.utf8)

  @Test("changes every body", arguments: Damage.all)
  func changes(damage: Damage) {
    #expect(damage.applied(to: body) != body)
  }

  @Test("is the same for the same number", arguments: Damage.all)
  func repeats(damage: Damage) {
    #expect(damage.applied(to: body) == damage.applied(to: body))
  }

  @Test("takes empty and odd bodies", arguments: Damage.all)
  func takesAnyBody(damage: Damage) {
    var random = SeededRandom(seed: 11)
    for count in 0..<40 {
      _ = damage.applied(to: (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    }
  }

  @Test("makes numbers larger than any machine's")
  func makesHugeNumbers() {
    #expect(String(decoding: Damage.hugeNumbers.applied(to: Array("a1,23.".utf8)), as: UTF8.self) == "a91e300,923e300.")
  }
}

@Suite("Damage to rows")
struct RowDamageTests {
  private let body = """
    {"found": 3, "results": [
      {"id": "a", "value": 21.5, "place": {"at": [-0.38, 39.47]}, "hour": "2026-03-02T08:00Z", "parts": [{"x": 1}]},
      {"id": "b", "value": 30, "place": {"at": [-0.37, 39.48]}, "hour": "2026-03-02T08:00Z", "parts": [{"x": 2}, {"x": 3}]},
      {"id": "c", "value": "17", "place": null, "hour": "2026-03-02T08:00Z", "parts": []}
    ]}
    """

  private func damaged(_ first: Int, _ field: String, _ kind: RowDamage.Kind) -> String {
    let damage = RowDamage(
      table: "results", first: first, field: field.split(separator: ".").map(String.init), kind: kind)
    return String(decoding: damage.applied(to: Array(body.utf8)), as: UTF8.self)
  }

  @Test("finds the rows of an answer, and rows within rows")
  func findsTables() {
    let tables = FeedTable.all(in: Array(body.utf8))
    #expect(tables.map(\.path) == ["results", "results[].parts"])
    #expect(tables.map(\.rows.count) == [3, 3])
    #expect(
      tables[0].fields == [
        [], ["id"], ["value"], ["place"], ["place", "at"], ["place", "at", "0"], ["place", "at", "1"], ["hour"],
        ["parts"],
      ])
  }

  @Test("changes one value and leaves every other byte")
  func changesOneValue() throws {
    #expect(damaged(0, "value", .null) == body.replacing("21.5", with: "null"))
    #expect(damaged(0, "value", .missing) == body.replacing("\"value\": 21.5, ", with: ""))
    #expect(damaged(0, "value", .wrongType) == body.replacing("21.5", with: "\"n/a\""))
    #expect(damaged(0, "value", .absurd) == body.replacing("21.5", with: "1e300"))
    #expect(damaged(0, "value", .fillValue) == body.replacing("21.5", with: "-9999"))
    #expect(damaged(1, "place.at.0", .absurd) == body.replacing("-0.37", with: "1e300"))
    #expect(damaged(2, "value", .fillValue) == body.replacing("\"17\"", with: "\"-9999\""))
    #expect(damaged(2, "parts", .missing) == body.replacing(", \"parts\": []}", with: "}"))
  }

  @Test("leaves JSON that can be read", arguments: RowDamage.Kind.allCases)
  func leavesJSON(kind: RowDamage.Kind) throws {
    for table in FeedTable.all(in: Array(body.utf8)) {
      for first in 0..<3 {
        let damages = RowDamage.all(of: table, first: first).filter { $0.kind == kind }
        #expect(!damages.isEmpty)
        for damage in damages + [RowDamage(table: table.path, first: first)] {
          let text = String(decoding: damage.applied(to: Array(body.utf8)), as: UTF8.self)
          #expect(throws: Never.self, "\(damage.text): \(text)") { try JSONValue(parsing: text) }
        }
      }
    }
  }

  @Test("is one row in ten")
  func isOneInTen() throws {
    let rows = (0..<25).map { #"{"value": \#($0)}"# }.joined(separator: ",")
    let damage = RowDamage(table: "", first: 3, field: ["value"], kind: .null)
    let text = String(decoding: damage.applied(to: Array("[\(rows)]".utf8)), as: UTF8.self)
    let values = (try JSONValue(parsing: text).array ?? []).map { $0.object?["value"]?.number }
    #expect(values.indices.filter { values[$0] == nil } == [3, 13, 23])
  }

  @Test("changes one value of a table of text and leaves every other byte")
  func changesTables() {
    let text =
      "made by a logger\r\nid;time;no2\r\na;2026-03-02T08:00Z;21,5\r\n"
      + "\"b;c\";2026-03-02T09:00Z;\r\n\r\nd;x;-1\r\n"
    let bytes = Array(text.utf8)
    #expect(FeedTable.all(in: bytes).map(\.path) == ["CSV"])
    #expect(FeedTable.all(in: bytes).first?.rows.count == 3)
    #expect(FeedTable.all(in: bytes).first?.fields.dropFirst() == [["id"], ["time"], ["no2"]])
    func damaged(_ first: Int, _ field: String, _ kind: RowDamage.Kind) -> String {
      String(
        decoding: RowDamage(table: "CSV", first: first, field: field.isEmpty ? [] : [field], kind: kind)
          .applied(to: bytes), as: UTF8.self)
    }
    #expect(damaged(0, "no2", .absurd) == text.replacing("21,5", with: "1e300"))
    #expect(damaged(0, "no2", .fillValue) == text.replacing("21,5", with: "-9999"))
    #expect(damaged(0, "time", .absurd) == text.replacing("2026-03-02T08:00Z", with: "9999-99-99T99:99:99Z"))
    #expect(damaged(0, "time", .missing) == text.replacing("2026-03-02T08:00Z;", with: ""))
    #expect(damaged(0, "no2", .missing) == text.replacing(";21,5", with: ""))
    #expect(damaged(0, "no2", .null) == text.replacing("21,5", with: ""))
    #expect(damaged(1, "time", .null) == text.replacing("2026-03-02T09:00Z", with: ""))
    // An empty text may be one that is meant.
    #expect(damaged(1, "id", .null) == text)
    #expect(damaged(1, "id", .absurd) == text.replacing("\"b;c\"", with: String(repeating: "x", count: 300)))
    #expect(damaged(1, "id", .wrongType) == text.replacing("\"b;c\"", with: "n/a"))
    #expect(damaged(2, "", .missing) == text.replacing("d;x;-1\r\n", with: ""))
    let words = RowDamage(table: "CSV", first: 0, field: ["no2"], kind: .null).text
    #expect(words == "one row in ten of the table with 'no2' null")
  }

  @Test("leaves alone what is no JSON, and a row that has no other beside it")
  func leavesTheRest() {
    for text in ["time,no2\n8,21\n", "[{\"a\": 1}]", "[{\"a\": 1}, ", "", "[[[", "{\"a\"", "\"\\"] {
      let damage = RowDamage(table: "", first: 0, field: ["a"], kind: .null)
      #expect(damage.applied(to: Array(text.utf8)) == Array(text.utf8))
    }
  }
}
