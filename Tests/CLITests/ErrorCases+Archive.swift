import Foundation
import TestSupport

extension ErrorCases {
  /// Cases of archives and collecting.
  static let archive: [String: Words] = [
    "an hour of which only older readings are known": {
      try run($0.route(["--json"]) + ["--at", "2026-03-02T10:30:00Z"])
    },
    "an archive that is no archive, air": { city in
      let words = try collecting("air", "archive: \(notAnArchive(city))", city)
      return try run(["air", TinyCity.a, "--json"] + TinyCity.at + words)
    },
    "an archive that is no archive, sync": { city in
      try run(["sync"] + collecting("sync", "archive: \(notAnArchive(city))", city))
    },
    "an archive that is a folder": { city in
      try run(["sync"] + collecting("folder", "archive: .", city))
    },
    "a time that ends long after now": { city in
      try run(["sync", "--to", "2199-01-01"] + collecting("late", "archive: late.sqlite", city))
    },
    "a time longer than any feed's": { city in
      try run(["sync", "--from", "1900-01-01"] + collecting("long", "archive: long.sqlite", city))
    },
    "too few stations to leave one out": { city in
      let words = try collecting("few", "archive: few.sqlite", city)
      _ = try run(["sync"] + words)
      return try run(["validate"] + words)
    },
    "a page of a validation that cannot be written": {
      try run(["validate", "--page", "/nowhere/page.html"] + collecting("page", "archive: page.sqlite", $0))
    },
    "an unknown pollutant": {
      try run(["validate", "--pollutant", "xyz"] + collecting("xyz", "archive: x.sqlite", $0))
    },
    "no archive yet": { try run(["status"] + collecting("none", "archive: none.sqlite", $0)) },
    "every source failed": { city in
      try run(["sync"] + collecting("failed", "archive: failed.sqlite", readings: "gone.csv", city))
    },
    "an archive without a place": { try run(["sync"] + collecting("nowhere", "scale: es-ica", $0)) },
    "stations of no city": { city in
      let config = try city.folder.write(
        "archive: boundless.sqlite\nsources: [{id: station-csv, settings: {path: readings.csv}}]\n", as: "boundless.yml"
      )
      return try run(["sync", "--config", config])
    },
    "one archive for two cities": { city in
      let configurations = try ["A", "B"].map {
        try collecting($0, "city: {name: \($0)}\narchive: shared.sqlite", city)[1]
      }
      return try run(["serve", "--listen", "127.0.0.1:0"] + configurations)
    },
    "two sources of one name": {
      try configured(
        "sources: [{id: station-csv, name: a}, {id: station-csv, name: a, settings: {strict: true}}]\n", $0)
    },
    "a period that is no time": { city in
      try run(["sync", "--every", "hourly"] + collecting("period", "archive: period.sqlite", city))
    },
  ]

  /// A configuration of the tiny city with one source and one more line.
  private static func collecting(
    _ name: String, _ line: String, readings: String = "readings.csv", _ city: TinyCity
  ) throws -> [String] {
    let yaml = "network: tiny.osm\n\(line)\nsources: [{id: station-csv, settings: {path: \(readings)}}]\n"
    return ["--config", try city.folder.write(yaml, as: "collect-\(name).yml")]
  }

  private static func notAnArchive(_ city: TinyCity) throws -> String {
    try city.folder.write(String(repeating: "no archive ", count: 500), as: "notes.sqlite")
  }
}
