internal import AirData
internal import Foundation

/// Reads the columns `kind`, `issued` and `day`.
struct KindColumns {
  private let kind: Int?
  private let issued: Int?
  private let day: Int?
  /// When the table is read.
  private let now: Date
  private var kinds = Memo<Reading.Kind>()
  private var days = Memo<TypicalDay>()

  init(_ columns: Columns, now: Date) {
    (kind, issued, day) = (columns.kind, columns.issued, columns.day)
    self.now = now
  }

  /// The kind of the current row, whose time was read; a row of a daily table is of a typical day, whatever it says.
  /// - Parameters:
  ///   - row: The row.
  ///   - time: Its time.
  ///   - times: What reads the moment of its issue.
  /// - Returns: The kind; a forecast that does not say when it was made counts as made now.
  /// - Throws: ``RowProblem`` for a word that none of the columns takes, and a moment that cannot be read.
  mutating func kind(
    of row: CSVReader, at time: Measurement.Time, _ times: inout TimeColumns
  ) throws(RowProblem) -> Reading.Kind {
    guard case .dated = time else { return .typical(of: try typicalDay(row)) }
    guard let column = kind, !row.field(column).isEmpty else { return .observed }
    let now = now
    guard let given = kinds.value(column, of: row, { Self.kind($0, issued: now) }) else {
      throw .unknownKind(row.text(column))
    }
    if given.isTypical { return .typical(of: try typicalDay(row)) }
    guard case .forecast = given, let issued, !row.field(issued).isEmpty else { return given }
    return .forecast(issued: try times.moment(of: row, column: issued))
  }

  private static func kind(_ text: String, issued: Date) -> Reading.Kind? {
    switch text.lowercased() {
    case "observed": .observed
    case "forecast": .forecast(issued: issued)
    case "typical": .typical(of: .daily)
    default: nil
    }
  }

  /// The days that the row's typical day stands for: any day where nothing is said.
  private mutating func typicalDay(_ row: CSVReader) throws(RowProblem) -> TypicalDay {
    guard let day, !row.field(day).isEmpty else { return .daily }
    guard let typical = days.value(day, of: row, { TypicalDay(rawValue: $0.lowercased()) }) else {
      throw .unknownDay(row.text(day))
    }
    return typical
  }
}
