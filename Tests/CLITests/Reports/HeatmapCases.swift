import Foundation
import TestSupport

/// What a person who draws maps types in each case of `docs/errors.md`.
enum HeatmapCases {
  static let all: [String: ErrorCases.Words] = [
    "a map beside the network": { try draw($0, ["--box", "1,1,1.1,1.1"]) },
    "a map of too many cells": { try draw($0, ["--box", "19.9,9.9,20.1,10.1", "--cell", "10"]) },
    "a map of a thousand million cells": { try draw($0, ["--box", "18,9,21,12", "--cell", "1"]) },
    "compressed tables that are not written": { try draw($0, ["--only", "png", "--gzip"]) },
    "a map of a strip": { try draw($0, ["--box", "20.0000,9.99,20.0001,10.01"]) },
    "a map over a page of somebody else": { city in
      let folder = city.folder.path("site")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try city.folder.write("<h1>Mine</h1>", as: "site/index.html")
      return try draw(city, to: folder)
    },
    "a map over maps of other settings": { city in
      let folder = city.folder.path("settled")
      _ = try draw(city, ["--cell", "200"], to: folder)
      return try draw(city, ["--cell", "200", "--pollutant", "no2"], to: folder)
    },
    "a map of hours without readings": { try draw($0, at: "2026-03-09T08:00Z") },
    "a map into a folder that cannot be written": { try draw($0, to: $0.extract) },
    "maps on standard output": { try draw($0, to: "-") },
    "an unknown file of `heatmap --only`": { try draw($0, ["--only", "png,gif"]) },
    "maps at parts of an hour": { try draw($0, ["--every", "90m"]) },
    "a map of thirty years": { try draw($0, ["--to", "2056-03-02"]) },
    "a map where no station is near": { city in
      let table = "station_id,name,latitude,longitude,type,time,pollutant,value,unit\n"
      let far = "far,Far,10.1,20,background,2026-03-02T08:00:00Z,no2,60,µg/m³\n"
      return try draw(city, stations: try city.folder.write(table + far, as: "far.csv"))
    },
    "a map without a font": { city in
      let none = try city.folder.write("<fontconfig></fontconfig>", as: "no-fonts.conf")
      return try draw(city, environment: ["FONTCONFIG_FILE": none])
    },
    "a watch that has an end": { try draw($0, ["--watch"]) },
    "a number of days without a watch": { try draw($0, ["--keep", "3"]) },
    "a watch without an archive": { city in
      try Command().run([
        "heatmap", "--watch", "--network", city.network, "--stations", city.readings, "-o", city.folder.path("maps"),
      ])
    },
    "an unknown palette": { try draw($0, ["--palette", "rainbow"]) },
    "a map of routes of an unknown kind": { try routes($0, "way.jpg") },
    "a map of routes in the file of the answer": { city in
      try routes(city, "way.svg", ["-o", city.folder.path("way.svg")])
    },
    "a map of routes into a folder that is not there": { try routes($0, "nowhere/way.png") },
    "a map of routes that is a folder": { city in
      let folder = city.folder.path("folder.png")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      return try routes(city, folder)
    },
    "a map of routes over an extract that is not there": {
      try routes($0, "way.png", ["--extract", $0.folder.path("missing.pbf")])
    },
    "a map of routes over an archive": { city in
      try routes(city, city.folder.write("SQLite format 3\0 and so on", as: "kept.png"))
    },
    "words of a map without a map": { try Command().run($0.route(["--extract", "city.osm"])) },
    "tiles of a zoom that is none": { try tiles($0, "16-10") },
    "too many tiles": { try tiles($0, "22", ["--box", "19,9,21,11"]) },
    "tiles of an unknown size": { try tiles($0, "12", ["--size", "300"]) },
    "tiles of an hour without readings": { try tiles($0, "12", ["--at", "2026-03-09T08:00Z"]) },
    "tiles in a folder with tiles of somebody else": { city in
      let folder = city.folder.path("foreign")
      try FileManager.default.createDirectory(atPath: folder + "/12", withIntermediateDirectories: true)
      return try tiles(city, "12", to: folder)
    },
    "tiles over a list of somebody else's": { city in
      let folder = city.folder.path("listed")
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try city.folder.write("{}", as: "listed/tiles.json")
      return try tiles(city, "12", to: folder)
    },
    "tiles into a folder that cannot be written": { try tiles($0, "12", to: $0.extract) },
  ]

  private static func routes(_ city: TinyCity, _ name: String, _ more: [String] = []) throws -> Command.Result {
    try Command().run(city.route(["--map", name.hasPrefix("/") ? name : city.folder.path(name)] + more))
  }

  private static func tiles(
    _ city: TinyCity, _ zoom: String, _ more: [String] = [], to folder: String? = nil
  ) throws -> Command.Result {
    let time = more.contains("--at") ? [] : TinyCity.at
    return try Command().run(
      [
        "tiles", "--network", city.network, "--stations", city.readings, "--zoom", zoom, "-o",
        folder ?? city.folder.path("tiles"),
      ] + time + more)
  }

  private static func draw(
    _ city: TinyCity, _ more: [String] = [], at time: String = "2026-03-02T08:00Z", to folder: String? = nil,
    stations: String? = nil, environment: [String: String] = [:]
  ) throws -> Command.Result {
    try Command(environment: environment).run(
      [
        "heatmap", "--network", city.network, "--stations", stations ?? city.readings, "--at", time, "-o",
        folder ?? city.folder.path("maps"),
      ] + more)
  }
}
