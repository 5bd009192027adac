import AirData
import Archive
import Foundation
import Geo
import TestSupport

/// Readings and sources as the tests of the archive need them.
enum Kept {
  /// 2026-03-02T08:00Z.
  static let hour = Date(timeIntervalSince1970: 1_772_438_400)

  static func manifest(_ id: String = "feed", cacheRule: SourceManifest.CacheRule = .keep(seconds: 0)) -> SourceManifest
  {
    SourceManifest(
      id: id, name: id, version: "1.0.0", summary: "A feed of the tests.", pollutants: Set(Pollutant.allCases),
      licence: "none", attribution: "", cacheRule: cacheRule, settings: [])
  }

  static func station(_ id: String = "a", name: String = "A", credit: Credit? = nil) -> Station {
    Station(
      id: id, name: name, coordinate: Coordinate(latitude: 39.47, longitude: -0.376), type: .traffic, credit: credit)
  }

  static func reading(
    _ concentration: Double = 30, pollutant: Pollutant = .no2, station: Station = station(), hours: Double = 0,
    seconds: Double = 3600, kind: Reading.Kind = .observed, quality: Reading.Quality = []
  ) -> Reading {
    let start = hour + hours * 3600
    return Reading(
      station: station, pollutant: pollutant, concentration: concentration, start: start, end: start + seconds,
      kind: kind, quality: quality, sourceID: "feed")
  }

  static func batch(_ readings: [Reading], winds: [WindReading] = [], source: String = "feed") -> ArchiveBatch {
    ArchiveBatch(source: source, manifest: manifest(), readings: readings, winds: winds)
  }

  /// An empty archive in a folder of its own, which the caller keeps.
  static func archive(in folder: TemporaryFolder) throws -> ReadingArchive {
    try ReadingArchive(folder.path("air.sqlite"), for: .writing)
  }

  /// All time.
  static let ever = DateInterval(start: .distantPast, end: .distantFuture)
}
