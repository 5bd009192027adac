import Foundation
import TestSupport
import Testing

/// A file with one station and the hours up to 2026-03-02T08:00Z.
struct StationFile {
  static let place = "10.0010,20.0000"
  static let at = ["--at", "2026-03-02T08:30:00Z"]

  private var rows = ["station_id,name,latitude,longitude,type,time,pollutant,value,unit"]

  /// Adds hours of one pollutant, the latest first; nil is a missing hour.
  func adding(_ pollutant: String, _ unit: String, latestFirst values: [Double?]) -> StationFile {
    var file = self
    for (hoursAgo, value) in values.enumerated() {
      guard let value else { continue }
      let hour = Date(timeIntervalSince1970: 1_772_438_400 - Double(hoursAgo) * 3600).ISO8601Format()
      file.rows.append("s,Somewhere,10.0010,20.0000,background,\(hour),\(pollutant),\(value),\(unit)")
    }
    return file
  }

  /// What `brisa air` says at the station.
  func air(_ more: [String] = []) throws -> Command.Result {
    let folder = try TemporaryFolder()
    let file = try folder.write(rows.joined(separator: "\n") + "\n", as: "station.csv")
    return try Clean.run(["air", Self.place, "--stations", file, "--json"] + Self.at + more)
  }

  /// What `brisa air` says at the station to a person.
  func table() throws -> String {
    let folder = try TemporaryFolder()
    let file = try folder.write(rows.joined(separator: "\n") + "\n", as: "station.csv")
    return try Clean.run(["air", Self.place, "--stations", file] + Self.at).output
  }

  /// The JSON answer of `brisa stations`, and what it says to a person.
  func stations() throws -> (json: JSONValue, text: String) {
    let folder = try TemporaryFolder()
    let file = try folder.write(rows.joined(separator: "\n") + "\n", as: "station.csv")
    let words = ["stations", "--stations", file] + Self.at
    return (try Clean.json(words), try Clean.output(words))
  }

  /// The JSON answer of `brisa air` at the station.
  func answer(_ more: [String] = []) throws -> JSONValue { try JSONValue(parsing: air(more).output) }
}

extension JSONValue {
  /// What an answer of `brisa air` says of one pollutant.
  func pollutant(_ name: String) -> JSONValue {
    self["pollutants"].elements.first { $0["pollutant"].text == name } ?? .null
  }
}
