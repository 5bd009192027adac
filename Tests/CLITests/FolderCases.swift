import Foundation
import TestSupport

/// What a person types in each case of `docs/errors.md` that is about files and folders of somebody else.
enum FolderCases {
  static let all: [String: ErrorCases.Words] = [
    "an empty word": { _ in try Command().run(["init", ""]) },
    "tiles in a folder whose list names another": { city in
      try city.folder.write("precious", as: "victim")
      try make(city, "listing")
      try city.folder.write("brisa tiles 1 x\n?../victim\n", as: "listing/tiles.txt")
      return try draw("tiles", city, ["--zoom", "12"] + TinyCity.at, to: "listing")
    },
    "maps in a folder where a link stands for an hour": { city in
      try make(city, "linked")
      try FileManager.default.createSymbolicLink(
        atPath: city.folder.path("linked/2026-03-02T0800Z"), withDestinationPath: city.folder.url.path)
      return try draw("heatmap", city, ["--from", "2026-03-02T08:00Z"], to: "linked")
    },
    "a configuration that anyone may write": { city in
      try make(city, "public")
      try city.folder.write("city: {name: Theirs}\n", as: "public/brisa.yml")
      chmod(city.folder.path("public"), 0o777)
      var command = Command()
      command.folder = city.folder.path("public")
      return try command.run(["stations"])
    },
    "a plugin that anyone may write": { city in
      let programs = try ProgramFolder()
      try programs.add("brisa-source-hill", script: "#!/bin/sh\ntouch ran\n")
      chmod(programs.folder.path("brisa-source-hill"), 0o777)
      return try Command(environment: ["BRISA_PLUGIN_PATH": programs.folder.url.path]).run(["sources"])
    },
    "an archive that was only begun": { city in
      let archive = try city.folder.write("", as: "begun.sqlite")
      return try Command().run(["status", "--archive", archive])
    },
  ]

  private static func make(_ city: TinyCity, _ name: String) throws {
    try FileManager.default.createDirectory(atPath: city.folder.path(name), withIntermediateDirectories: false)
  }

  private static func draw(
    _ command: String, _ city: TinyCity, _ more: [String], to folder: String
  ) throws -> Command.Result {
    try Command().run(
      [command, "--network", city.network, "--stations", city.readings, "-o", city.folder.path(folder)] + more)
  }
}
