internal import AirData
internal import Foundation

/// Reads the columns `time` and `end`.
struct TimeColumns {
  private let time: Int
  private let end: Int?
  private let isDaily: Bool
  private var reader: TimeReader

  private static let secondsPerHour = 3600
  private static let secondsPerDay = 86_400

  init(_ columns: Columns, isDaily: Bool, zone: TimeZone) {
    time = columns.time
    end = columns.end
    self.isDaily = isDaily
    reader = TimeReader(zone: zone)
  }

  /// The interval of the current row: an hour where no end is given.
  mutating func time(of row: CSVReader) throws(RowProblem) -> Measurement.Time {
    isDaily ? try dailyTime(row) : try datedTime(row)
  }

  /// The moment in a column of the current row.
  mutating func moment(of row: CSVReader, column: Int) throws(RowProblem) -> Date {
    do {
      return try reader.date(row.field(column))
    } catch {
      throw .badTime(error)
    }
  }

  private mutating func datedTime(_ row: CSVReader) throws(RowProblem) -> Measurement.Time {
    let start = try moment(of: row, column: time)
    guard let end, !row.field(end).isEmpty else {
      return .dated(start: start, end: start + Double(Self.secondsPerHour))
    }
    let last = try moment(of: row, column: end)
    guard last > start else { throw .endBeforeStart }
    return .dated(start: start, end: last)
  }

  /// An end that is not later than the start lies in the next day.
  private func dailyTime(_ row: CSVReader) throws(RowProblem) -> Measurement.Time {
    let start = try secondOfDay(row, time)
    guard start < Self.secondsPerDay else { throw .hourAfterLast }
    guard let end, !row.field(end).isEmpty else { return .daily(start: start, end: start + Self.secondsPerHour) }
    let last = try secondOfDay(row, end)
    return .daily(start: start, end: last > start ? last : last + Self.secondsPerDay)
  }

  private func secondOfDay(_ row: CSVReader, _ column: Int) throws(RowProblem) -> Int {
    do {
      return try TimeReader.secondOfDay(row.field(column))
    } catch {
      throw .badTime(error)
    }
  }
}

extension Measurement.Time {
  /// Start as a number that is the same for the same start of one table.
  var start: Double {
    switch self {
    case .dated(let start, _): start.timeIntervalSince1970
    case .daily(let start, _): Double(start)
    }
  }
}
