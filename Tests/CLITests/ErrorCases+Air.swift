import Foundation
import TestSupport

extension ErrorCases {
  /// Cases of readings and their hours.
  static let air: [String: Words] = [
    "a missing file of readings": { try run($0.route(["--stations", $0.folder.path("missing.csv")])) },
    "an empty file of readings": { try routeWith("empty.csv", [], $0) },
    "a truncated file of readings": { try routeWith("short.csv", Array(bytes($0.readings).prefix(60)), $0) },
    "a random file of readings": { try routeWith("random.csv", random(100_000), $0) },
    "a file of 100 000 bad rows": { city in
      let header = "station_id,name,latitude,longitude,type,time,pollutant,value,unit\n"
      let rows = (0..<100_000).map { "s\($0),x,999,abc,,notatime,zz,NaN,furlong\n" }.joined()
      return try routeWith("bad.csv", Array((header + rows).utf8), city)
    },
    "no reading for the hour, route": { try run($0.route(["--json", "--at", "2020-01-01T00:00:00Z"])) },
    "no reading for the hour, air": {
      try run(["air", TinyCity.a, "--stations", $0.readings, "--at", "2020-01-01T00:00:00Z"])
    },
    "an index without particles": { try routeWith(["n,North,10.0012,20.0010,,2026-03-02T08:00:00Z,no2,40,µg/m³"], $0) },
    "a reading that is measured in the future": {
      try routeWith(["n,North,10.0012,20.0010,,2126-03-02T08:00:00Z,no2,40,µg/m³"], $0, at: "2126-03-02T08:30:00Z")
    },
    "two figures for one station and hour": {
      try routeWith([60, 20].map { "n,North,10.0012,20.0010,,2026-03-02T08:00:00Z,no2,\($0),µg/m³" }, $0)
    },
    "one station at two places in a file": {
      try routeWith(
        ["20.0010", "20.0120"].map { "n,North,10.0012,\($0),,2026-03-02T08:00:00Z,no2,40,µg/m³" }, $0)
    },
    "all stations masked, route": { city in
      let far = try city.folder.write(
        "station_id,name,latitude,longitude,type,time,pollutant,value,unit\n"
          + "f,Far,10.09,20.0,,2026-03-02T08:00:00Z,no2,40,µg/m³\n", as: "far.csv")
      return try run(city.route(["--json", "--stations", far]))
    },
    "a feed that refuses for having been asked too often": { city in
      let server = try LoopbackServer.always("429 Too Many Requests", headers: "Retry-After: 3600\r\n")
      let config = try city.folder.write(
        "sources: [{id: station-csv, settings: {kind: http, url: '\(server.url)/air.csv'}}]\n", as: "feed.yml")
      return try Command(environment: ["XDG_CACHE_HOME": city.folder.path("cache")])
        .run(
          ["route", "--json", "--config", config, "--network", city.network, "--from", TinyCity.a, "--to", TinyCity.f])
    },
    "all stations masked, air": {
      try run(["air", "10.09,20.0", "--stations", $0.readings] + TinyCity.at)
    },
  ]

  /// A route by the rows of a file of readings.
  private static func routeWith(
    _ rows: [String], _ city: TinyCity, at moment: String = "2026-03-02T08:30:00Z"
  ) throws -> Command.Result {
    let header = "station_id,name,latitude,longitude,type,time,pollutant,value,unit"
    let file = try city.folder.write(([header] + rows).joined(separator: "\n") + "\n", as: "\(UUID()).csv")
    return try run([
      "route", "--network", city.network, "--stations", file, "--from", TinyCity.a, "--to", TinyCity.f, "--json",
      "--at",
      moment,
    ])
  }

  private static func routeWith(_ name: String, _ content: [UInt8], _ city: TinyCity) throws -> Command.Result {
    try run(city.route(["--json", "--stations", try city.folder.write(content, as: name)]))
  }
}
