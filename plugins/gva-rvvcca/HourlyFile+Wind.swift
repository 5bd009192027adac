internal import AirData
internal import Foundation
internal import Geo

/// Where a file has the wind: `Veloc.` in m/s, and `Direc.` in degrees that it blows from.
struct WindColumns {
  let speed: Int
  let direction: Int

  /// Nil where a column is missing or has another unit.
  init?(_ units: CSVReader) {
    guard let speed = units.header.firstIndex(of: "veloc."), let direction = units.header.firstIndex(of: "direc."),
      units.text(speed) == "m/s", units.text(direction) == "grados"
    else { return nil }
    (self.speed, self.direction) = (speed, direction)
  }
}

extension HourlyFile {
  /// Reads the wind of the hours that overlap an interval; an hour that lacks speed or direction has none.
  ///
  /// What is wrong with a whole row is a problem only where the file holds nothing but weather: otherwise reading the
  /// pollutants tells it.
  /// - Throws: ``SourceError/malformed(_:)`` when the rest of the file cannot be read.
  mutating func readWinds(
    _ interval: DateInterval, at place: Coordinate, _ problems: inout RecordProblems
  ) throws(SourceError) -> [WindReading] {
    guard let windColumns else { return [] }
    var toldElsewhere = RecordProblems(feed: name)
    var winds: [Date: WindReading] = [:]
    while try nextRow() {
      let overlapping = columns.isEmpty ? end(in: interval, &problems) : end(in: interval, &toldElsewhere)
      guard let end = overlapping else { continue }
      let (speed, direction) = (rows.field(windColumns.speed), rows.field(windColumns.direction))
      guard !speed.isEmpty, !direction.isEmpty else { continue }
      guard let wind = wind(speed, direction, end: end, at: place) else {
        problems.add("\(self.place), the wind is no speed with a direction from 0 to 360")
        continue
      }
      winds[end] = wind
    }
    return winds.values.sorted { $0.start < $1.start }
  }

  private func wind(
    _ speed: ArraySlice<UInt8>, _ direction: ArraySlice<UInt8>, end: Date, at place: Coordinate
  ) -> WindReading? {
    guard let speed = DecimalNumber.parse(speed, allowingComma: true),
      let direction = DecimalNumber.parse(direction, allowingComma: true)
    else { return nil }
    let wind = WindReading(
      coordinate: place, speedMetersPerSecond: speed, fromDegrees: direction, start: end - Figure.secondsPerHour,
      end: end, sourceID: Options.sourceID)
    return wind.flaw == nil ? wind : nil
  }
}
