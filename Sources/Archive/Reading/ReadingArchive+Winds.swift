package import AirData
package import Foundation
internal import GRDB
internal import Geo

extension ReadingArchive {
  /// The winds whose interval overlaps a time, by start, of some entries or of all; each names the entry of its source.
  /// - Throws: ``ArchiveError``.
  package func winds(in interval: DateInterval, sources: Set<String>? = nil) throws(ArchiveError) -> [WindReading] {
    let range = RowRange(overlapping: interval)
    return try read { database in
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT start, name, latitude, longitude, end, kind, speed, direction, issued
          FROM wind JOIN source ON source.id = wind.source WHERE \(RowRange.condition)
          ORDER BY start, name, latitude, longitude, end, kind
          """, arguments: range.arguments)
      var winds: [WindReading] = []
      while let row = try rows.next() {
        let source = try row.decode(String.self, atIndex: 1)
        if let sources, !sources.contains(source) { continue }
        let wind = try Self.wind(row, source)
        if wind.flaw == nil { winds.append(wind) }
      }
      return winds
    }
  }

  private static func wind(_ row: Row, _ source: String) throws -> WindReading {
    WindReading(
      coordinate: Coordinate(latitude: try row.decode(atIndex: 2), longitude: try row.decode(atIndex: 3)),
      speedMetersPerSecond: try row.decode(atIndex: 6), fromDegrees: try row.decode(atIndex: 7),
      start: Codes.date(try row.decode(atIndex: 0)), end: Codes.date(try row.decode(atIndex: 4)),
      kind: Codes.kind(try row.decode(atIndex: 5), issued: try row.decode(atIndex: 8)), sourceID: source)
  }
}
