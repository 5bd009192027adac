internal import AirData
internal import Foundation
internal import Geo

/// The newest hour of one station.
struct StationAnswer: Sendable {
  private(set) var readings: [Reading] = []
  private(set) var problems: [String] = []

  /// Everything else that stands among them (`t`, `h`, `p`, `w`, `wg`, `dew`) is weather, and no index.
  private static let keys: [(name: String, pollutant: Pollutant)] = [
    ("no2", .no2), ("pm25", .pm25), ("pm10", .pm10), ("o3", .o3), ("so2", .so2), ("co", .co),
  ]

  /// Reads the data of a station's feed; a fault of a value leaves the others.
  init(_ data: JSONNode, listed: ListedStation, pollutants: Set<Pollutant>) {
    do throws(JSONError) {
      let end = try Self.moment(data)
      let station = Station(
        id: "\(listed.id)", name: listed.name, coordinate: listed.coordinate, type: .unknown,
        credit: try Self.credit(data))
      for (name, pollutant) in Self.keys where pollutants.contains(pollutant) {
        add(data["iaqi"][name], pollutant, station, end)
      }
    } catch {
      problems.append("station \(listed.id), \(error.message)")
    }
  }

  private mutating func add(_ node: JSONNode, _ pollutant: Pollutant, _ station: Station, _ end: Date) {
    do throws(JSONError) {
      guard let node = node.optional, let index = try node["v"].indexValue else { return }
      let concentration = IndexScale(.usEPA).concentration(pollutant, forSubIndex: index)
      guard let concentration, concentration <= Reading.maxBelieved else {
        throw node["v"].error("\(index) is no sub-index of \(pollutant.symbol)")
      }
      readings.append(
        Reading(
          station: station, pollutant: pollutant, concentration: concentration, start: end - 3600, end: end,
          quality: .fromIndex, sourceID: Options.sourceID))
    } catch {
      problems.append("station \(station.id), \(error.message)")
    }
  }

  /// `time.iso`, which has an offset; `time.v` is the local clock counted as if it were UTC.
  private static func moment(_ data: JSONNode) throws(JSONError) -> Date {
    let node = data["time"]["iso"]
    let text = try node.text
    // Two zones give two moments only for a text without an offset.
    guard let date = try? TimeText.parse(text, zone: .gmt), let other = TimeZone(secondsFromGMT: 3600),
      date == (try? TimeText.parse(text, zone: other))
    else { throw node.error("is no time with an offset") }
    return date
  }

  private static func credit(_ data: JSONNode) throws(JSONError) -> Credit {
    var names: [String] = []
    // The list may be as long as an answer.
    var seen: Set<String> = [""]
    for attribution in try data["attributions"].optional?.elements ?? [] {
      let name = try attribution["name"].text.withoutControlCharacters
      if seen.insert(name).inserted { names.append(name) }
    }
    let isNamed = names.contains { $0.lowercased().contains("world air quality index") }
    return Credit(
      attribution: (names + (isNamed ? [] : ["World Air Quality Index Project"])).joined(separator: "; "),
      licence: Options.licence)
  }
}
