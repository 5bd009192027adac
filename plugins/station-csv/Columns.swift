internal import AirData

/// Which column of the table holds what.
struct Columns: Sendable {
  /// Where a row's figures stand.
  enum Values: Sendable {
    /// One reading a row.
    case long(pollutant: Int, value: Int, unit: Int)
    /// One column per pollutant.
    case wide([PollutantColumn])
  }

  /// A column with the values of one pollutant.
  struct PollutantColumn: Sendable {
    var index: Int
    var name: String
    var pollutant: Pollutant
    /// µg/m³ of one of the column's unit.
    var factor: Double
  }

  var station: Int
  var latitude: Int
  var longitude: Int
  var time: Int
  var name: Int?
  var type: Int?
  var end: Int?
  var kind: Int?
  var quality: Int?
  var issued: Int?
  var day: Int?
  var values: Values
  /// Names of the columns that mean nothing to the source, and hold no figures that anybody would miss.
  var unused: [String]
  /// Names of those that may hold some: beside columns named after pollutants all, as an unknown name may be misspelt;
  /// in the long form the ones named after a pollutant.
  var missed: [String]

  private static let common = ["station_id", "latitude", "longitude", "time"]
  private static let optional = ["name", "type", "end", "kind", "quality", "issued", "day"]
  private static let long = ["pollutant", "value", "unit"]

  /// - Throws: ``SourceError/malformed(_:)`` that names the missing columns and those that are there.
  init(header: [String], table: String) throws(SourceError) {
    func index(_ name: String) -> Int? { header.firstIndex(of: name) }
    let isLong = index("pollutant") != nil || index("value") != nil
    let wide = isLong ? [] : try Self.pollutantColumns(header, table: table)
    guard let station = index("station_id"), let latitude = index("latitude"), let longitude = index("longitude"),
      let time = index("time"), let values = Self.values(header, wide: wide)
    else { throw .malformed(Self.missingSentence(header, isLong: isLong, hasWide: !wide.isEmpty, table: table)) }
    (self.station, self.latitude, self.longitude, self.time) = (station, latitude, longitude, time)
    self.values = values
    (name, type, end) = (index("name"), index("type"), index("end"))
    (kind, quality, issued) = (index("kind"), index("quality"), index("issued"))
    day = index("day")
    let used = Set(Self.common + Self.optional + (isLong ? Self.long : wide.map(\.name)))
    let others = header.filter { !$0.isEmpty && !used.contains($0) }
    func isMissed(_ name: String) -> Bool { !isLong || Self.pollutant(of: name) != nil }
    missed = others.filter(isMissed)
    unused = others.filter { !isMissed($0) }
  }

  private static func values(_ header: [String], wide: [PollutantColumn]) -> Values? {
    if !wide.isEmpty { return .wide(wide) }
    guard let pollutant = header.firstIndex(of: "pollutant"), let value = header.firstIndex(of: "value"),
      let unit = header.firstIndex(of: "unit")
    else { return nil }
    return .long(pollutant: pollutant, value: value, unit: unit)
  }

  /// The columns named after a pollutant, with a unit in brackets or in µg/m³.
  private static func pollutantColumns(_ header: [String], table: String) throws(SourceError) -> [PollutantColumn] {
    var columns: [PollutantColumn] = []
    for (index, name) in header.enumerated() {
      guard let pollutant = Self.pollutant(of: name) else { continue }
      let parts = name.split(separator: "[", maxSplits: 1)
      let unit = parts.count == 1 ? "µg/m³" : parts[1].split(separator: "]").first.map(String.init) ?? ""
      guard let factor = ConcentrationUnit(parsing: unit)?.microgramsPerCubicMeter(of: pollutant) else {
        throw .malformed(
          "\(table): the column '\(Excerpt(name))' has a unit that is unknown or unfit for \(pollutant.symbol).")
      }
      if columns.contains(where: { $0.pollutant == pollutant }) {
        throw .malformed("\(table): there are two columns for \(pollutant.symbol): remove one.")
      }
      columns.append(PollutantColumn(index: index, name: name, pollutant: pollutant, factor: factor))
    }
    return columns
  }

  /// The pollutant that a column is named after, with or without a unit in brackets.
  private static func pollutant(of column: String) -> Pollutant? {
    column.split(separator: "[", maxSplits: 1).first.flatMap { Pollutant(parsing: $0) }
  }

  private static func missingSentence(_ header: [String], isLong: Bool, hasWide: Bool, table: String) -> String {
    var missing = (common + (isLong ? long : [])).filter { !header.contains($0) }
    if !isLong && !hasWide { missing.append("pollutant, value, unit (or one column per pollutant, like no2)") }
    let found = header.prefix(20).map { Excerpt($0).description }.joined(separator: ", ")
    return "\(table): the header lacks \(missing.joined(separator: ", ")); it has \(found)."
  }
}
