import Foundation
import TestSupport

/// What a person who draws maps types in each case of `docs/errors.md`.
enum HeatmapCases {
  static let all: [String: ErrorCases.Words] = [
    "a map beside the network": { try draw($0, ["--box", "1,1,1.1,1.1"]) },
    "a map of too many cells": { try draw($0, ["--box", "19.9,9.9,20.1,10.1", "--cell", "10"]) },
    "a map of a thousand million cells": { try draw($0, ["--box", "18,9,21,12", "--cell", "1"]) },
    "a map of hours without readings": { try draw($0, at: "2026-03-09T08:00Z") },
    "a map into a folder that cannot be written": { try draw($0, to: $0.extract) },
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
    "an unknown palette": { try draw($0, ["--palette", "rainbow"]) },
  ]

  private static func draw(
    _ city: TinyCity, _ more: [String] = [], at time: String = "2026-03-02T08:00Z", to folder: String? = nil,
    stations: String? = nil, environment: [String: String] = [:]
  ) throws -> Command.Result {
    try Command(environment: environment).run(
      [
        "heatmap", "--network", city.network, "--stations", stations ?? city.readings, "--from", time, "-o",
        folder ?? city.folder.path("maps"),
      ] + more)
  }
}
