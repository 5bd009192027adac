internal import AirData
internal import Foundation

/// A text file of the network: the hours of one station, a row an hour, a column a variable.
///
/// ISO-8859-1, tabs between columns, five lines of header: the network, the station's code and name, a line of one tab,
/// the names of the columns, their units. `HORA` is the **end** of the hour in UTC all year, 00 to 23; so 00 is the
/// last hour of the day before. An hour without any valid value has no row, and a single missing value is an empty
/// cell.
struct HourlyFile {
  /// The network's code of the station.
  let stationID: String
  /// The pollutants' columns.
  let columns: [Column]
  /// The columns of the wind; nil where it is not measured.
  let windColumns: WindColumns?

  struct Column {
    var index: Int
    var pollutant: Pollutant
    var unit: ConcentrationUnit
  }

  let name: String
  private(set) var rows: CSVReader
  private var day: (text: ArraySlice<UInt8>, start: Date)?

  private static let linesBeforeNames = 3

  /// Reads the header.
  /// - Throws: ``SourceError/malformed(_:)``.
  init(_ bytes: [UInt8], name: String) throws(SourceError) {
    let lines = bytes.split(
      separator: UInt8(ascii: "\n"), maxSplits: Self.linesBeforeNames, omittingEmptySubsequences: false)
    guard lines.count > Self.linesBeforeNames, let id = Self.stationID(lines[1]) else {
      throw .malformed("\(name) is no hourly file of the network: its second line names no station.")
    }
    self.name = name
    stationID = id
    do throws(CSVError) {
      rows = try CSVReader(Array(lines[Self.linesBeforeNames]))
      guard rows.header.starts(with: ["fecha", "hora"]) else { throw .empty }
      _ = try rows.nextRow()
    } catch {
      throw .malformed("\(name) is no hourly file of the network: line 4 does not begin with FECHA and HORA.")
    }
    columns = try Self.columns(rows, name: name)
    windColumns = WindColumns(rows)
  }

  /// The code in a line like `Estación: 46250030-València - Pista de Silla`.
  private static func stationID(_ line: ArraySlice<UInt8>) -> String? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let code = line[(colon + 1)...].trimmingBlanks.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
    return code.count == 8 ? String(decoding: code, as: UTF8.self) : nil
  }

  private static func columns(_ units: CSVReader, name: String) throws(SourceError) -> [Column] {
    var columns: [Column] = []
    for (index, title) in units.header.enumerated() {
      guard let pollutant = Pollutant(parsing: title) else { continue }
      guard let unit = ConcentrationUnit(parsing: units.text(index)),
        unit.microgramsPerCubicMeter(of: pollutant) != nil
      else { throw .malformed("\(name): line 5 gives no known unit for \(pollutant.symbol).") }
      columns.append(Column(index: index, pollutant: pollutant, unit: unit))
    }
    return columns
  }

  /// Reads the hours that overlap an interval.
  /// - Throws: ``SourceError/malformed(_:)`` when the rest of the file cannot be read.
  mutating func read(_ interval: DateInterval, into result: inout StationFigures) throws(SourceError) {
    while try nextRow() { readRow(interval, &result) }
  }

  /// Goes to the next row; false at the end.
  /// - Throws: ``SourceError/malformed(_:)`` when the rest of the file cannot be read.
  mutating func nextRow() throws(SourceError) -> Bool {
    do throws(CSVError) {
      return try rows.nextRow()
    } catch {
      throw error.sourceError(table: name)
    }
  }

  /// The end of the current row's hour; nil where it does not overlap the interval or, noted as a problem, the row is
  /// none.
  mutating func end(in interval: DateInterval, _ problems: inout RecordProblems) -> Date? {
    guard rows.fieldCount == rows.header.count, !rows.hasStrayText else {
      problems.add("\(place) has \(rows.fieldCount) columns, the header \(rows.header.count)")
      return nil
    }
    guard let end = hourEnd() else {
      problems.add("\(place) has no date like 31/12/2022 with an hour from 00 to 23")
      return nil
    }
    return end > interval.start && end - Figure.secondsPerHour < interval.end ? end : nil
  }

  private mutating func readRow(_ interval: DateInterval, _ result: inout StationFigures) {
    guard let end = end(in: interval, &result.problems) else { return }
    for column in columns {
      do {
        let value = try Figure.concentration(rows.field(column.index), unit: column.unit, of: column.pollutant)
        guard let value else { continue }
        result.figures.append(Figure(pollutant: column.pollutant, concentration: value, end: end))
      } catch {
        result.problems.add("\(place), \(column.pollutant.symbol) \(error.rawValue)")
      }
    }
  }

  var place: String { "line \(rows.line + Self.linesBeforeNames)" }

  /// The end of the current row's hour.
  private mutating func hourEnd() -> Date? {
    let hour = rows.field(1)
    guard hour.count == 2, let number = Int(String(decoding: hour, as: UTF8.self)), (0...23).contains(number) else {
      return nil
    }
    return dayStart(rows.field(0)).map { $0 + Double(number) * Figure.secondsPerHour }
  }

  /// Midnight in UTC of a day like `31/12/2022`; the last one is kept, since 24 rows share it.
  private mutating func dayStart(_ text: ArraySlice<UInt8>) -> Date? {
    if let day, day.text == text { return day.start }
    let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.map(\.count) == [2, 2, 4] else { return nil }
    let iso = [parts[2], parts[1], parts[0]].map { String(decoding: $0, as: UTF8.self) }.joined(separator: "-")
    guard let start = try? TimeText.parse("\(iso)T00:00Z", zone: .gmt) else { return nil }
    day = (ArraySlice(Array(text)), start)
    return start
  }
}
