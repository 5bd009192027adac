import AirData
import AirField
import Foundation
import Geo
import TestSupport
import Testing

@testable import CityAir

/// A spring of the ten stations of València, forecast hour by hour by a model that has the level right and nothing
/// else.
@Suite(
  "Coarse forecasts at the stations of València, spring of 2022",
  .enabled(if: SharedData.path("air/stations.csv") != nil))
struct StationForecastYearTests {
  @Test(
    "what stations usually read lessens the errors of the level alone",
    arguments: [(Pollutant.no2, 0.75), (.pm10, 0.9), (.o3, 0.95)])
  func lessensErrors(pollutant: Pollutant, most: Double) throws {
    let readings = try SpringReadings.of(pollutant)
    var flat = 0.0
    var brought = 0.0
    var count = 0
    for day in stride(from: 21, to: 75, by: 5) {
      let end = SpringReadings.start + Double(day) * 86_400
      let before = readings.filter { $0.start >= end - 21 * 86_400 && $0.start < end }
      let recent = RecentAir(before, before: end, zone: .gmt)
      for hour in 0..<24 {
        let start = end + Double(hour) * 3600
        let measured = readings.filter { $0.start == start }
        guard measured.count >= 4, let level = measured.meanConcentration else { continue }
        let forecast = StationForecast(
          Self.points(level, pollutant, start), ForecastCorrection(ReadingSelection([]), before: end),
          usual: [recent.usual(at: start)])
        for reading in measured {
          let told = forecast.readings.first { $0.station.id == reading.station.id }
          guard let told else { continue }
          flat += (reading.concentration - level) * (reading.concentration - level)
          brought += (reading.concentration - told.concentration) * (reading.concentration - told.concentration)
          count += 1
        }
      }
    }
    #expect(count > 1500)
    let ratio = (brought / flat).squareRoot()
    #expect(ratio < most, "\(pollutant): \(ratio)")
  }

  @Test(
    "each station's newest hour lessens the errors of the next one",
    arguments: [(Pollutant.no2, 0.9), (.pm10, 0.95), (.o3, 0.9)])
  func lessensTheNextHoursErrors(pollutant: Pollutant, most: Double) throws {
    let readings = try SpringReadings.of(pollutant)
    var without = 0.0
    var with = 0.0
    var count = 0
    for hour in stride(from: 21 * 24, to: 75 * 24, by: 29) {
      let end = SpringReadings.start + Double(hour) * 3600
      let before = readings.filter { $0.start >= end - 21 * 86_400 && $0.start < end }
      let measured = readings.filter { $0.start == end }
      guard measured.count >= 4, let level = measured.meanConcentration else { continue }
      let recent = RecentAir(before, before: end, zone: .gmt)
      let points = Self.points(level, pollutant, end)
      let anomalies = StationAnomalies(ReadingSelection(before + points), before: end)
        .anomalies(of: [pollutant], beside: recent)
      func squares(_ anomalies: [ReadingSeries: StationAnomaly]) -> Double {
        let told = StationForecast(
          points, ForecastCorrection(ReadingSelection([]), before: end), usual: [recent.usual(at: end)],
          anomalies: anomalies)
        return measured.reduce(0) { sum, reading in
          let figure = told.readings.first { $0.station.id == reading.station.id }?.concentration ?? level
          return sum + (reading.concentration - figure) * (reading.concentration - figure)
        }
      }
      without += squares([:])
      with += squares(anomalies)
      count += measured.count
    }
    #expect(count > 300)
    let ratio = (with / without).squareRoot()
    #expect(ratio < most, "\(pollutant): \(ratio)")
  }

  /// Two points of a model, north and south of the city.
  private static func points(_ level: Double, _ pollutant: Pollutant, _ start: Date) -> [Reading] {
    [39.2, 39.7].map { latitude in
      let place = Coordinate(latitude: latitude, longitude: -0.37)
      return Reading(
        station: Station(id: "\(latitude)", name: "cell", coordinate: place, type: .unknown), pollutant: pollutant,
        concentration: level, start: start, end: start + 3600, kind: .forecast(issued: start), sourceID: "model")
    }
  }
}

/// The stations' readings from April to mid June 2022, out of the network's files.
private enum SpringReadings {
  /// 2022-04-01T00:00Z.
  static let start = Date(timeIntervalSince1970: 1_648_771_200)

  static func of(_ pollutant: Pollutant) throws -> [Reading] {
    let folder = try #require(SharedData.folder).appending(path: "air")
    let table = try String(contentsOf: folder.appending(path: "stations.csv"), encoding: .utf8)
    var stations: [Substring: Station] = [:]
    for row in table.split(whereSeparator: \.isNewline).dropFirst() {
      let cells = row.split(separator: ",")
      let place = Coordinate(latitude: try #require(Double(cells[2])), longitude: try #require(Double(cells[3])))
      stations[cells[0]] = Station(id: String(cells[0]), name: String(cells[1]), coordinate: place, type: .unknown)
    }
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return try files.filter { $0.lastPathComponent.hasSuffix("_2022.txt") }.flatMap { file in
      let lines = try String(contentsOf: file, encoding: .isoLatin1).split(whereSeparator: \.isNewline)
      let station = stations[lines[1].drop { $0 != ":" }.dropFirst(2).prefix(8)]
      let header = lines[3].split(separator: "\t", omittingEmptySubsequences: false)
      let column = header.firstIndex { Pollutant(parsing: $0) == pollutant }
      return lines.dropFirst(5).compactMap { line in reading(line, station, pollutant, column) }
    }
  }

  /// The reading of a line, whose label is the end of the hour in UTC.
  private static func reading(
    _ line: Substring, _ station: Station?, _ pollutant: Pollutant, _ column: Int?
  ) -> Reading? {
    let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard let station, let column, cells.count > column, let value = Double(cells[column]) else { return nil }
    let day = cells[0].split(separator: "/").compactMap { Int($0) }
    // April has 30 days and May 31.
    guard day.count == 3, let days = [4: -1, 5: 29, 6: 60][day[1]], let hour = Int(cells[1]) else { return nil }
    let end = start + Double((day[0] + days) * 24 + hour) * 3600
    return Reading(
      station: station, pollutant: pollutant, concentration: value, start: end - 3600, end: end, sourceID: "valencia")
  }
}
