import Foundation
import TestSupport
import Testing

/// A city with an archive of stations in a row from south to north that read 10, 20, 30 … µg/m³ of NO2 in every hour of
/// four days, or of more.
final class MeasuredCity: Sendable {
  /// The first of the four days, and the one after the last.
  static let time = ["--from", "2026-01-01", "--to", "2026-01-05"]

  let folder: TemporaryFolder
  /// The words that name its configuration.
  let config: [String]

  /// Collects the first days of January 2026, 31 at most.
  init(stations: Int, days: Int = 4) throws {
    folder = try TemporaryFolder()
    try folder.write(Self.table(stations: stations, days: days), as: "readings.csv")
    let yaml = """
      city: {name: Testville, timezone: UTC, box: [-0.5, 39.3, -0.2, 39.6]}
      archive: air.sqlite
      sources: [{id: station-csv, settings: {path: readings.csv}}]
      """
    config = ["--config", try folder.write(yaml, as: "brisa.yml")]
    let time = days == 4 ? Self.time : ["--from", "2026-01-01", "--to", "2026-02-01"]
    _ = try Clean.output(["sync"] + time + config)
  }

  private static func table(stations: Int, days: Int) -> String {
    var rows = ["station_id,latitude,longitude,type,time,no2"]
    for hour in 0..<24 * days {
      for station in 1...stations {
        let time = String(format: "2026-01-%02dT%02d:00Z", 1 + hour / 24, hour % 24)
        let type = station % 2 == 0 ? "traffic" : "background"
        rows.append("s\(station),\(39.40 + 0.01 * Double(station)),-0.37,\(type),\(time),\(10 * station)")
      }
    }
    return rows.joined(separator: "\n")
  }
}
