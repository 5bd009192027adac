import AirData
import Foundation
import Geo

/// A recorded input of a source, with settings and query, and what must come of it.
struct PluginCase {
  let name: String
  let input: [UInt8]
  let settings: [String: SettingValue]
  let timeZone: TimeZone
  let query: ReadingQuery
  let expected: Expected

  /// What must come of it.
  struct Expected: Decodable {
    let notices: [String]
    let readings: [Row]
  }

  /// A reading as the files write it.
  struct Row: Codable, Hashable, Comparable {
    let station: String
    let name: String
    let type: String
    let pollutant: String
    let concentration: Double
    let start: String
    let end: String
    let kind: String
    let quality: UInt8

    static func < (left: Row, right: Row) -> Bool {
      (left.station, left.pollutant, left.start) < (right.station, right.pollutant, right.start)
    }
  }

  private struct File: Decodable {
    let settings: [String: String]
    let timeZone: String
    let query: Query

    struct Query: Decodable {
      let box: [Double]
      let start: Date
      let end: Date
    }
  }

  init(folder: URL) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let file = try decoder.decode(File.self, from: Data(contentsOf: folder.appending(path: "case.json")))
    let box = file.query.box
    name = folder.lastPathComponent
    input = [UInt8](try Data(contentsOf: folder.appending(path: "input.csv")))
    settings = file.settings.mapValues { .text($0) }
    timeZone = TimeZone(identifier: file.timeZone) ?? .gmt
    query = ReadingQuery(
      box: BoundingBox(west: box[0], south: box[1], east: box[2], north: box[3]),
      interval: DateInterval(start: file.query.start, end: file.query.end))
    expected = try decoder.decode(Expected.self, from: Data(contentsOf: folder.appending(path: "expected.json")))
  }
}

extension PluginCase.Row {
  init(_ reading: Reading) {
    self.init(
      station: reading.station.id, name: reading.station.name, type: reading.station.type.rawValue,
      pollutant: reading.pollutant.rawValue, concentration: reading.concentration,
      start: TimeText.format(reading.start, zone: .gmt), end: TimeText.format(reading.end, zone: .gmt),
      kind: Self.word(reading.kind), quality: reading.quality.rawValue)
  }

  /// The same with the concentration rounded, since conversions are not exact.
  var rounded: Self {
    Self(
      station: station, name: name, type: type, pollutant: pollutant,
      concentration: (concentration * 1e6).rounded() / 1e6,
      start: start, end: end, kind: kind, quality: quality)
  }

  private static func word(_ kind: Reading.Kind) -> String {
    switch kind {
    case .observed: "observed"
    case .forecast: "forecast"
    case .typical: "typical"
    }
  }
}
