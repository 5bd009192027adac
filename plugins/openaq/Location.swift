internal import AirData
internal import Foundation
internal import Geo

/// A station with those of its sensors that measure what is asked for.
struct Location {
  let station: Station
  let isMobile: Bool
  /// Whether it is an instrument of reference, and no low-cost sensor.
  let isMonitor: Bool
  /// Whether it had gone silent before the time that is asked for, or began after it.
  let isSilent: Bool
  let sensors: [Sensor]

  init(_ node: JSONNode, query: ReadingQuery) throws(JSONError) {
    let id = "\(try node["id"].integer)"
    let name = try node["name"].optional?.text.withoutControlCharacters ?? ""
    let coordinate = Coordinate(
      latitude: try node["coordinates"]["latitude"].number, longitude: try node["coordinates"]["longitude"].number)
    guard coordinate.isOnGlobe else { throw node["coordinates"].error("is no latitude and longitude") }
    let station = Station(
      id: id, name: name.isEmpty ? id : name, coordinate: coordinate, type: .unknown,
      credit: try Credit(node, interval: query.interval))
    self.station = station
    isMobile = try node["isMobile"].optional?.boolean ?? false
    isMonitor = try node["isMonitor"].optional?.boolean ?? false
    // A station that never sent anything has neither.
    let first = try node["datetimeFirst"].optional?["utc"].moment
    let last = try node["datetimeLast"].optional?["utc"].moment
    isSilent = (first ?? .distantFuture) >= query.interval.end || (last ?? .distantPast) <= query.interval.start
    var sensors: [Sensor] = []
    for node in try node["sensors"].elements {
      guard let sensor = try Sensor(node, station: station), query.pollutants.contains(sensor.pollutant) else {
        continue
      }
      sensors.append(sensor)
    }
    self.sensors = sensors
  }
}

/// One pollutant of one station.
struct Sensor: Sendable {
  let id: Int
  let station: Station
  let pollutant: Pollutant
  /// The unit as it is written.
  let unit: String

  /// Nil for what is no pollutant here, such as temperature.
  init?(_ node: JSONNode, station: Station) throws(JSONError) {
    guard let pollutant = Pollutant(parsing: try node["parameter"]["name"].text) else { return nil }
    id = try node["id"].integer
    self.station = station
    self.pollutant = pollutant
    unit = try node["parameter"]["units"].text
  }
}

extension JSONNode {
  /// A text as a moment; the service writes `…Z` beside a local time.
  var moment: Date {
    get throws(JSONError) {
      guard let moment = try? TimeText.parse(try text, zone: .gmt) else {
        throw error("is no time like 2026-01-10T08:00:00Z")
      }
      return moment
    }
  }
}
