import AirData
import Archive
import Foundation
import TestSupport

/// A city that collects from a CSV file of many hours, in a folder of its own.
///
/// Two stations measure two pollutants: an hour is four readings.
final class CollectingCity: Sendable {
  static let readingsPerHour = 4
  let folder: TemporaryFolder
  let config: [String]
  /// The start of the hour in which the city was made, from which all others are counted: a test may outlast it.
  private let currentHour = Date.now.startOfHour

  /// Hours are counted back from the last full hour.
  init(hours: Int) throws {
    folder = try TemporaryFolder()
    let yaml = """
      city: {name: Testville, timezone: UTC, box: [-0.5, 39.3, -0.2, 39.6]}
      archive: air.sqlite
      sources:
        - {id: station-csv, name: stations, settings: {path: readings.csv}}
      """
    config = ["--config", try folder.write(yaml, as: "brisa.yml")]
    try folder.write(table(hours: hours), as: "readings.csv")
  }

  var archivePath: String { folder.path("air.sqlite") }

  /// The start of an hour, counted back from the last full one.
  func hour(_ hoursAgo: Int) -> Date { currentHour - Double(hoursAgo) * 3600 }

  static func words(_ date: Date) -> String { date.ISO8601Format() }

  /// The number of readings by the start of their hour, as a program that reads only finds them.
  func readingsByHour() throws -> [Date: Int] {
    guard FileManager.default.fileExists(atPath: archivePath) else { return [:] }
    let readings = try ReadingArchive(archivePath, for: .reading)
      .readings(in: DateInterval(start: .distantPast, end: .distantFuture))
    return Dictionary(grouping: readings, by: \.start).mapValues(\.count)
  }

  private func table(hours: Int) -> String {
    var rows = ["station_id,latitude,longitude,type,time,pollutant,value,unit"]
    for hoursAgo in (1...hours).reversed() {
      let time = Self.words(hour(hoursAgo))
      for station in ["a,39.470", "b,39.480"] {
        for pollutant in ["no2", "pm25"] {
          rows.append("\(station),-0.37,traffic,\(time),\(pollutant),\(20 + hoursAgo % 17),µg/m³")
        }
      }
    }
    return rows.joined(separator: "\n") + "\n"
  }
}
