import AirData
import Foundation
import Geo
import Setup
import TestSupport
import Testing

@testable import Trips

@Suite("A table of places")
struct PlaceTableTests {
  private func rows(_ text: String, _ columns: PlaceTable.Columns = .point) throws -> [PlaceTable.Row] {
    let folder = try TemporaryFolder()
    var table = try PlaceTable(folder.write(text, as: "places.csv"), columns: columns)
    var rows: [PlaceTable.Row] = []
    while let row = try table.next() { rows.append(row) }
    return rows
  }

  @Test(
    "is read whole although it is read in pieces, with the line of every row",
    arguments: [
      // What lines end with, and how many lines the header has.
      ("\n", 1), ("\r\n", 2), ("\r", 1), ("\r", 2),
    ])
  func readsInPieces(lineEnd: String, headerLines: Int) throws {
    // More than a megabyte, with line ends and separators within quotes.
    let count = 30_000
    let header = "id,lat,lon," + (headerLines == 1 ? "note" : "\"note,\(lineEnd)in two lines\"")
    let lines = (0..<count).map {
      "\"place \($0),\(lineEnd)in two lines\",\(Double($0) / 1000),\(Double($0) / 500),"
    }
    let rows = try rows(([header] + lines).joined(separator: lineEnd))
    #expect(rows.count == count)
    for (index, row) in rows.enumerated() {
      guard row.id == "place \(index),\(lineEnd)in two lines", row.line == headerLines + 1 + 2 * index,
        try row.places.get() == [Coordinate(latitude: Double(index) / 1000, longitude: Double(index) / 500)]
      else {
        Issue.record("row \(index): \(row)")
        return
      }
    }
  }

  @Test("takes a byte-order mark, CRLF and semicolons")
  func takesOtherForms() throws {
    let rows = try rows("\u{FEFF}lon;lat;id\r\n2;1;a\r\n4;3;b\r\n")
    #expect(rows.map(\.id) == ["a", "b"])
    #expect(try rows[1].places.get() == [Coordinate(latitude: 3, longitude: 4)])
  }

  @Test("takes decimal commas where no comma separates the columns", arguments: [";", "\t"])
  func takesDecimalCommas(separator: String) throws {
    let lines = ["id;lat;lon", "a,b;60,1755;24,9205", "c;1.234,5;2"].map { $0.replacing(";", with: separator) }
    let rows = try rows(lines.joined(separator: "\n"))
    #expect(rows.map(\.id) == ["a,b", "c"])
    #expect(try rows[0].places.get() == [Coordinate(latitude: 60.1755, longitude: 24.9205)])
    #expect(throws: BrisaError.self) { try rows[1].places.get() }
  }

  @Test("takes a quoted header in whatever piece its rows stand", arguments: ["", "\u{FEFF}"])
  func takesAQuotedHeader(mark: String) throws {
    let count = 30_000
    let header = mark + "\"id\nor name\";id;lat;lon\n"
    let rows = try rows(header + (0..<count).map { "\"a;\nb\";\($0);1,5;2,5\n" }.joined())
    #expect(rows.count == count)
    #expect(rows.last?.id == "\(count - 1)" && rows.last?.line == 3 + 2 * (count - 1))
  }

  @Test("begins behind empty lines")
  func beginsBehindEmptyLines() throws {
    let rows = try rows("\r\n\nid,lat,lon\na,1,2\n")
    #expect(rows.map(\.id) == ["a"])
    #expect(rows.map(\.line) == [4])
  }

  @Test("takes a quote within a field for a sign like any other, in whatever piece it stands")
  func takesQuotesWithinFields() throws {
    let count = 60_000
    let rows = try rows("id;lat;lon\n" + (0..<count).map { "5\" pipe \($0);1;2\n" }.joined())
    #expect(rows.count == count)
    #expect(rows.last?.id == "5\" pipe \(count - 1)")
  }

  @Test("tells which columns say nothing of places")
  func tellsUnusedColumns() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("id,lat,lon,departure,\na,1,2,08:00,\n", as: "places.csv")
    let notice = try #require(try PlaceTable(path, columns: .point).unusedColumns)
    #expect(notice.code == "unused-columns")
    #expect(notice.text.en.hasSuffix("places.csv: these columns are not used: departure."))
    let plain = try folder.write("id,lat,lon\na,1,2\n", as: "plain.csv")
    #expect(try PlaceTable(plain, columns: .point).unusedColumns == nil)
  }

  @Test("tells what is wrong with a row and goes on")
  func tellsBadRows() throws {
    let rows = try rows("id,lat,lon\na,1\nb,91,0\nc,x,0\nd,1,2\n")
    let codes = rows.map { row -> ErrorCode? in
      if case .failure(let error) = row.places { return error.code }
      return nil
    }
    #expect(codes == [.badData, .badCoordinate, .badCoordinate, nil])
  }

  @Test("refuses a table without its columns, and one whose quote is never closed")
  func refusesOtherTables() throws {
    #expect(throws: BrisaError.self) { try rows("id,lat\na,1\n") }
    #expect(throws: BrisaError.self) { try rows("") }
    let endless = "id,lat,lon\n\"" + String(repeating: "x\n", count: 1 << 20)
    #expect(throws: BrisaError.self) { try rows(endless) }
  }
}

@Suite("A file of rows")
struct RowFileTests {
  private static let header = "id,value\n"

  @Test("keeps whole rows and drops half a row, whatever byte it was broken off at")
  func keepsWholeRows() throws {
    let whole = Self.header + "a,1\n\"b\nb\",2\nc,3\n"
    for count in 0...whole.utf8.count {
      let folder = try TemporaryFolder()
      let path = try folder.write(String(decoding: Array(whole.utf8).prefix(count), as: UTF8.self), as: "out.csv")
      let file = try RowFile(path, header: Self.header, resumes: true)
      let rest = ["a,1\n", "\"b\nb\",2\n", "c,3\n"].dropFirst(file.kept.count)
      for row in rest { try file.write(row) }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == whole, "broken off at byte \(count)")
    }
  }

  @Test("knows the last row, and refuses a file of other columns or one that must not be resumed")
  func checksTheFile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.header + "a,1\nb,2\n", as: "out.csv")
    #expect(try RowFile(path, header: Self.header, resumes: true).kept.last == ["id": "b", "value": "2"])
    #expect(throws: BrisaError.self) { try RowFile(path, header: "id,other\n", resumes: true) }
    #expect(throws: BrisaError.self) { try RowFile(path, header: Self.header, resumes: false) }
  }

  @Test("is written through a pipe, unless nobody reads it")
  func pipes() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let error = #expect(throws: BrisaError.self) { try RowFile(path, header: Self.header, resumes: false) }
    #expect(error?.message.contains("is a pipe that nobody reads") == true)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try RowFile(path, header: Self.header, resumes: false).write("a,1\n")
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == Self.header + "a,1\n")
  }
}

@Suite("Work in order")
struct OrderedWorkTests {
  @Test("hands over what comes out in the order of what went in, whichever is done first")
  func keepsTheOrder() async throws {
    var pieces = (0..<500).makeIterator()
    var taken: [Int] = []
    try await OrderedWork.run(
      next: { pieces.next() },
      work: { piece in (0..<(piece % 7) * 2000).reduce(piece) { sum, step in sum &+ step &- step } }
    ) { taken.append($0) }
    #expect(taken == Array(0..<500))
  }
}
