import AirData
import Geo
import Testing

/// Every row of a text as strings; a failure ends it.
private func rows(_ text: String) throws -> [[String]] {
  try rows(Array(text.utf8))
}

private func rows(_ bytes: [UInt8]) throws -> [[String]] {
  var reader = try CSVReader(bytes)
  var rows: [[String]] = []
  while try reader.nextRow() {
    rows.append((0..<reader.fieldCount).map { reader.text($0) })
  }
  return rows
}

@Suite("CSV reader")
struct CSVReaderTests {
  @Test("Header names are lower case and without blanks")
  func header() throws {
    #expect(try CSVReader(Array(" Station_ID , NO2 [ppb]\n".utf8)).header == ["station_id", "no2 [ppb]"])
  }

  @Test("Lines end with LF, CR or CRLF", arguments: ["\n", "\r", "\r\n"])
  func lineEnds(end: String) throws {
    #expect(try rows(["a,b", "1,2", "", "3,4"].joined(separator: end)) == [["1", "2"], ["3", "4"]])
  }

  @Test("The separator is the header's", arguments: [",", ";", "\t"])
  func separators(separator: String) throws {
    #expect(try rows("a\(separator)b\(separator)c\n1\(separator)2\(separator)3\n") == [["1", "2", "3"]])
  }

  @Test("A semicolon file may hold commas")
  func commasInSemicolonFile() throws {
    #expect(try rows("a;b\n1,5;2,5\n") == [["1,5", "2,5"]])
  }

  @Test("A decimal comma is a point where no comma separates the fields", arguments: [";", "\t"])
  func decimalCommas(separator: String) throws {
    var reader = try CSVReader(Array("a\(separator)b\n60,1755\(separator)24.5\n".utf8))
    #expect(try reader.nextRow())
    #expect(reader.numberText(0) == "60.1755" && reader.numberText(1) == "24.5")
    var commas = try CSVReader(Array("a,b\n\"1,5\",2\n".utf8))
    #expect(try commas.nextRow())
    #expect(commas.numberText(0) == "1,5")
  }

  @Test("Quoted fields hold separators, line ends and doubled quotes")
  func quotes() throws {
    #expect(
      try rows("a,b\n\"x, y\",\"say \"\"so\"\"\"\n\"two\nlines\",\"\"\n") == [
        ["x, y", "say \"so\""], ["two\nlines", ""],
      ])
  }

  @Test("A quote inside a plain field is an ordinary character")
  func plainQuote() throws {
    #expect(try rows("a,b\n5\" pipe,x\n") == [["5\" pipe", "x"]])
  }

  @Test("Empty fields and a missing last line end are kept")
  func emptyFields() throws {
    #expect(try rows("a,b,c\n,,\n1,,") == [["", "", ""], ["1", "", ""]])
  }

  @Test("Rows of another length say so by their field count")
  func lengths() throws {
    #expect(try rows("a,b\n1\n1,2,3\n") == [["1"], ["1", "2", "3"]])
  }

  @Test("A byte-order mark is not part of the first name")
  func byteOrderMark() throws {
    #expect(try CSVReader([0xEF, 0xBB, 0xBF] + Array("a,b\n".utf8)).header == ["a", "b"])
  }

  @Test("Latin-1 is read where the bytes are not UTF-8")
  func latin1() throws {
    // "Molí,µg/m³" in ISO 8859-1.
    let bytes: [UInt8] = Array("name,unit\nMol".utf8) + [0xED, 0x2C, 0xB5] + Array("g/m".utf8) + [0xB3]
    #expect(try rows(bytes) == [["Molí", "µg/m³"]])
    #expect(try rows("name,unit\nMolí,µg/m³") == [["Molí", "µg/m³"]])
  }

  @Test("Line numbers count every kind of line end, also inside quotes")
  func lineNumbers() throws {
    var reader = try CSVReader(Array("a\r\n\r\n\"x\r\ny\"\r\nz\rw\n".utf8))
    var lines: [Int] = []
    while try reader.nextRow() { lines.append(reader.line) }
    #expect(lines == [3, 5, 6])
  }

  @Test("Text behind a closing quote is noted")
  func strayText() throws {
    var reader = try CSVReader(Array("a,b\n\"x\"y,1\n\"x\" ,1\n".utf8))
    _ = try reader.nextRow()
    #expect(reader.hasStrayText)
    _ = try reader.nextRow()
    #expect(!reader.hasStrayText)
  }

  @Test("A quote that is never closed is named by its line")
  func unterminated() {
    #expect(throws: CSVError.unterminatedQuote(line: 3)) { try rows("a,b\n1,2\n3,\"4\n5,6\n") }
  }

  @Test("A row without end is refused")
  func endlessRow() {
    #expect(throws: CSVError.rowTooLong(line: 2)) { try rows("a\n" + String(repeating: "x", count: 2 << 20)) }
    #expect(throws: CSVError.rowTooLong(line: 2)) { try rows("a\n" + String(repeating: ",", count: 5000)) }
  }

  @Test("What is no table is refused")
  func noTable() {
    #expect(throws: CSVError.empty) { try rows("") }
    #expect(throws: CSVError.empty) { try rows("\n\n") }
    #expect(throws: CSVError.notText(line: 2)) { try rows("a\n\0\n") }
    #expect(throws: CSVError.utf16) { try rows([0xFF, 0xFE, 0x61, 0]) }
    #expect(throws: CSVError.repeatedColumn("a")) { try rows("a,b,A\n") }
  }

  @Test("Random bytes end in rows or an error, never a trap")
  func randomBytes() {
    var random = SeededRandom(seed: 7)
    let alphabet = Array("ab,;\t\"\"\n\r ".utf8) + [0xC3, 0xB5]
    var (tables, errors) = (0, 0)
    for _ in 0..<2000 {
      let bytes = (0..<Int(random.next() % 60)).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
      if (try? rows(bytes)) == nil { errors += 1 } else { tables += 1 }
    }
    #expect(tables > 0 && errors > 0, "\(tables) tables, \(errors) errors")
  }

  @Test("Whatever is written with quotes reads back")
  func roundTrip() throws {
    var random = SeededRandom(seed: 11)
    let alphabet = Array("ab,;\"\n\ré")
    for _ in 0..<500 {
      let fields = (0..<3).map { _ in String((0..<Int(random.next() % 6)).map { _ in alphabet[Int(random.next() % 8)] })
      }
      let line = fields.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",")
      #expect(try rows("x,y,z\n" + line) == [fields])
    }
  }
}
