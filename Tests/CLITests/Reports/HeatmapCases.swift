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
  ]

  private static func draw(
    _ city: TinyCity, _ more: [String] = [], at time: String = "2026-03-02T08:00Z", to folder: String? = nil,
    environment: [String: String] = [:]
  ) throws -> Command.Result {
    try Command(environment: environment).run(
      [
        "heatmap", "--network", city.network, "--stations", city.readings, "--from", time, "-o",
        folder ?? city.folder.path("maps"),
      ] + more)
  }
}
