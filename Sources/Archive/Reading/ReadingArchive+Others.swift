package import AirData
package import Foundation
internal import GRDB

extension ReadingArchive {
  /// What stations measured beside pollutants in a time, by start: kept for whoever reads the file, which the program
  /// does not.
  ///
  /// Tests read by it what was written. Each names the entry of its source. An archive of an older program that is only
  /// read has none.
  /// - Throws: ``ArchiveError``.
  package func others(in interval: DateInterval, sources: Set<String>? = nil) throws(ArchiveError) -> [SpeciesReading] {
    let range = RowRange(overlapping: interval)
    return try read { database in
      guard try Schema.hasDetails(database) else { return [] }
      let stations = try StationDirectory(database, sources: sources)
      let rows = try Row.fetchCursor(
        database,
        sql: """
          SELECT start, station, species, end, kind, value, quality, uncertainty, issued FROM other
          WHERE \(RowRange.condition) ORDER BY start, station, species, end, kind
          """, arguments: range.arguments)
      var others: [SpeciesReading] = []
      while let row = try rows.next() {
        guard let entry = stations[try row.decode(atIndex: 1)], let species = Codes.species(try row.decode(atIndex: 2))
        else { continue }
        let reading = try Self.other(row, of: entry, species: species)
        // A damaged file may hold anything.
        if reading.flaw == nil { others.append(reading) }
      }
      return others
    }
  }

  private static func other(_ row: Row, of entry: StationDirectory.Entry, species: Species) throws -> SpeciesReading {
    SpeciesReading(
      station: entry.station, species: species, value: try row.decode(atIndex: 5),
      uncertainty: try row.decode(atIndex: 7), start: Codes.date(try row.decode(atIndex: 0)),
      end: Codes.date(try row.decode(atIndex: 3)),
      kind: Codes.kind(try row.decode(atIndex: 4), issued: try row.decode(atIndex: 8)),
      quality: Codes.quality(try row.decode(atIndex: 6)), sourceID: entry.source)
  }
}
