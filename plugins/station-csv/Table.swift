internal import AirData
internal import Foundation
internal import Geo

/// A table while it is read for a query: long or wide, dated or daily.
///
/// Every row is checked, and what is wrong with it told. Of a dated table only what the query may contain is kept: a
/// table of years is asked for some weeks at a time.
struct Table {
  /// What was wrong with its rows.
  private(set) var report: RowReport
  /// What the query contains of dated rows, in their order: made at once, as there can be many.
  private(set) var dated: [Reading] = []
  /// What a daily table has, in the order of its rows: all of it, since what serves on a day depends on the days that
  /// others have.
  private(set) var daily: [Measurement] = []
  /// What the query contains beside pollutants, like NO or temperature, of dated rows.
  private(set) var others: [SpeciesReading] = []
  /// What the whole table has beside pollutants.
  private(set) var otherSpecies: Set<Species> = []

  private var rows: CSVReader
  private let columns: Columns
  private let options: Options
  private let query: ReadingQuery
  private var stations = StationList()
  private var times: TimeColumns
  private var pollutants = Memo<Pollutant>()
  private var units = Memo<ConcentrationUnit>()
  private var kinds: KindColumns
  private var seen: Set<MeasurementKey> = []

  /// Reads the header.
  /// - Throws: ``SourceError/malformed(_:)`` when the bytes are no table or columns are missing.
  init(_ bytes: [UInt8], name: String, options: Options, query: ReadingQuery, context: SourceContext)
    throws(SourceError)
  {
    do {
      rows = try CSVReader(bytes)
    } catch {
      throw error.sourceError(table: name)
    }
    columns = try Columns(header: rows.header, table: name)
    self.options = options
    self.query = query
    report = RowReport(table: name, isStrict: options.isStrict)
    kinds = KindColumns(columns, now: context.clock.now)
    times = TimeColumns(columns, isDaily: Self.isDaily(rows, columns, options.calendar), zone: context.timeZone)
    tellUnused(context.log)
  }

  /// Reads all rows, once; what is wrong with them is in ``report``.
  /// - Throws: ``SourceError/malformed(_:)`` when the table breaks off, and for the first bad row of a strict table.
  mutating func read() throws(SourceError) {
    while try nextRow() {
      report.addRow()
      do throws(RowProblem) {
        try readRow()
      } catch {
        report.add(error, line: rows.line)
      }
      if let failure = report.failure { throw failure }
    }
  }

  /// The first station of a table that has none in a box, not even one without a value; nil where it has one there, or
  /// none at all.
  func firstStation(ifNoneIn box: BoundingBox) -> Station? { stations.hasOne(in: box) ? nil : stations.first }

  private mutating func nextRow() throws(SourceError) -> Bool {
    do {
      while try rows.nextRow() {
        // Spreadsheets end their files with rows of nothing but separators.
        if !(0..<rows.fieldCount).allSatisfy({ rows.field($0).isEmpty }) { return true }
      }
      return false
    } catch {
      throw error.sourceError(table: report.table)
    }
  }

  private mutating func readRow() throws(RowProblem) {
    guard rows.fieldCount == rows.header.count else {
      throw RowProblem.fieldCount(found: rows.fieldCount, expected: rows.header.count)
    }
    guard !rows.hasStrayText else { throw RowProblem.strayText }
    let station = try stations.station(of: rows, columns)
    if stations.lastTypeIsUnknown, let type = columns.type {
      report.add(.unknownType(rows.text(type)), line: rows.line)
    }
    let time = try times.time(of: rows)
    let kind = try kinds.kind(of: rows, at: time, &times)
    let row = RowHead(
      station: station, time: time, kind: kind, quality: quality(), mayBeAsked: mayBeAsked(time, of: station))
    switch columns.values {
    case .long(let pollutant, let value, let unit):
      try readLong(row, pollutantColumn: pollutant, valueColumn: value, unitColumn: unit)
    case .wide(let columns): readWide(row, columns)
    }
  }

  /// Whether the query may contain figures of a row.
  private func mayBeAsked(_ time: Measurement.Time, of station: Station) -> Bool {
    guard case .dated(let start, let end) = time else { return true }
    return start < query.interval.end && end > query.interval.start && query.box.contains(station.coordinate)
  }

  private mutating func readLong(
    _ row: RowHead, pollutantColumn: Int, valueColumn: Int, unitColumn: Int
  ) throws(RowProblem) {
    guard let pollutant = pollutants.value(pollutantColumn, of: rows, { Pollutant(parsing: $0) }) else {
      if let other = Species(parsing: rows.text(pollutantColumn)), case .dated(let start, let end) = row.time {
        let interval = DateInterval(start: start, end: end)
        return try readOther(row, other, interval, valueColumn: valueColumn, unitColumn: unitColumn)
      }
      throw RowProblem.unknownPollutant(rows.text(pollutantColumn))
    }
    guard let unit = units.value(unitColumn, of: rows, { ConcentrationUnit(parsing: $0) }) else {
      throw RowProblem.unknownUnit(rows.text(unitColumn))
    }
    guard let factor = unit.microgramsPerCubicMeter(of: pollutant) else {
      throw RowProblem.unfitUnit(unit: unit.symbol, pollutant: pollutant.symbol)
    }
    try readValue(row, column: valueColumn, pollutant: pollutant, factor: factor)
  }

  private mutating func readOther(
    _ row: RowHead, _ species: Species, _ interval: DateInterval, valueColumn: Int, unitColumn: Int
  ) throws(RowProblem) {
    guard let value = try number(valueColumn) else { return }
    guard let factor = SpeciesUnit.factor(rows.text(unitColumn), of: species) else {
      throw RowProblem.unfitUnit(unit: Excerpt(rows.text(unitColumn)).description, pollutant: species.symbol)
    }
    let reading = SpeciesReading(
      station: row.station, species: species, value: value * factor, start: interval.start, end: interval.end,
      kind: row.kind, quality: row.quality, sourceID: Options.sourceID)
    guard reading.flaw == nil else {
      throw RowProblem.beyondSense(value: rows.text(valueColumn), species: species.symbol)
    }
    otherSpecies.insert(species)
    if query.contains(reading) { others.append(reading) }
  }

  /// Each figure of a wide row stands for itself: a bad one leaves the others.
  private mutating func readWide(_ row: RowHead, _ columns: [Columns.PollutantColumn]) {
    for column in columns {
      do throws(RowProblem) {
        try readValue(row, column: column.index, pollutant: column.pollutant, factor: column.factor)
      } catch {
        report.add(error, line: rows.line)
      }
    }
  }

  private mutating func readValue(_ row: RowHead, column: Int, pollutant: Pollutant, factor: Double) throws(RowProblem)
  {
    guard let value = try number(column) else { return }
    let concentration = value * factor
    guard concentration.isFinite, concentration <= Reading.maxBelieved else {
      throw RowProblem.tooLarge(rows.text(column))
    }
    guard concentration >= -options.negativeTolerance(of: pollutant) else { throw RowProblem.negative(concentration) }
    try checkIsFirst(row, of: pollutant)
    var quality = row.quality
    if concentration < 0 {
      quality.insert(.clampedNegative)
      report.addClamped()
    }
    guard row.mayBeAsked else { return }
    add(
      Measurement(
        station: row.station, pollutant: pollutant, concentration: max(0, concentration), time: row.time,
        kind: row.kind, quality: quality))
  }

  /// The number in a column of the current row; nil, and counted, where the field is empty.
  private mutating func number(_ column: Int) throws(RowProblem) -> Double? {
    let text = rows.field(column)
    guard !text.isEmpty else {
      report.addMissing()
      return nil
    }
    guard let value = DecimalNumber.parse(text, allowingComma: allowsComma) else {
      throw RowProblem.notANumber(column: rows.header[column], text: rows.text(column))
    }
    return value
  }

  /// Refuses a second figure of a typical day; of dated ones that contradict each other the host chooses, by one rule
  /// for all sources.
  private mutating func checkIsFirst(_ row: RowHead, of pollutant: Pollutant) throws(RowProblem) {
    guard row.kind.isTypical else { return }
    let key = MeasurementKey(stationID: row.station.id, pollutant: pollutant, time: row.time.start, kind: row.kind)
    guard seen.insert(key).inserted else {
      throw RowProblem.doubled(station: row.station.id, pollutant: pollutant.symbol)
    }
  }

  private mutating func add(_ measurement: Measurement) {
    guard case .dated(let start, let end) = measurement.time else { return daily.append(measurement) }
    let reading = measurement.reading(start: start, end: end)
    if query.contains(reading) { dated.append(reading) }
  }

  private mutating func quality() -> Reading.Quality {
    guard let column = columns.quality, !rows.field(column).isEmpty else { return [] }
    switch rows.text(column).lowercased() {
    case "valid", "ok", "good": return []
    case "provisional", "preliminary": return .provisional
    case "doubtful", "suspect": return .doubtful
    default:
      report.add(.unknownQuality(rows.text(column)), line: rows.line)
      return .doubtful
    }
  }

  private var allowsComma: Bool { rows.separator != UInt8(ascii: ",") }

  private func tellUnused(_ log: any SourceLog) {
    func text(_ columns: [String]) -> LocalizedText {
      let names = columns.prefix(20).map { Excerpt($0).description }.joined(separator: ", ")
      return LocalizedText(
        en: "\(report.table): these columns are not used: \(names).",
        es: "\(report.table): estas columnas no se usan: \(names).",
        ca: "\(report.table): estes columnes no s'usen: \(names).")
    }
    if !columns.missed.isEmpty { log.notice(Notice(code: "unused-columns", text: text(columns.missed))) }
    if !columns.unused.isEmpty { log.debug(text(columns.unused).en) }
  }

  /// Whether the table is one day that stands for every day.
  private static func isDaily(_ rows: CSVReader, _ columns: Columns, _ calendar: Options.Calendar) -> Bool {
    guard calendar == .auto else { return calendar == .daily }
    var rows = rows
    while (try? rows.nextRow()) == true {
      let text = rows.field(columns.time)
      if (try? TimeReader.secondOfDay(text)) != nil { return true }
      if (try? TimeText.parse(String(decoding: text, as: UTF8.self), zone: .gmt)) != nil { return false }
    }
    return false
  }
}

/// What all figures of a row have in common.
private struct RowHead {
  var station: Station
  var time: Measurement.Time
  var kind: Reading.Kind
  var quality: Reading.Quality
  var mayBeAsked: Bool
}

/// What may be there only once.
private struct MeasurementKey: Hashable {
  var stationID: String
  var pollutant: Pollutant
  var time: Double
  var kind: Reading.Kind
}
