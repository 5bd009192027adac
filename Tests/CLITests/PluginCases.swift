import Foundation
import TestSupport

/// What a person who makes a plugin types in each case of `docs/errors.md`.
enum PluginCases {
  static let all: [String: ErrorCases.Words] = [
    "a name that no source can have": { _ in try new("Harbour_Air") },
    "a name that is too long for a source": { _ in try new(String(repeating: "port-", count: 10) + "a") },
    "the name of a source that is there": { _ in try new("station-csv") },
    "a new plugin in a folder that is not empty": { city in
      try run(["plugin", "new", "port", "--language", "python", "-o", city.folder.url.path])
    },
    "a language without a template": { _ in try new("port", "cobol") },
    "a folder that is no plugin's": { try run(["plugin", "check", $0.folder.url.path]) },
    "a plugin that is not built": { _ in try onPackage("check") },
    "a plugin that does not compile": { _ in
      let tools = try TemporaryFolder()
      let compiler = try tools.write("#!/bin/sh\nexit 1\n", as: "swift")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
      return try onPackage("build", ["PATH": "\(tools.url.path):/usr/bin:/bin"])
    },
    "no compiler for a plugin": { _ in try onPackage("build", ["PATH": "/nowhere"]) },
    "a kit that is not there": { _ in try new("port", "python", ["BRISA_KIT": "/nowhere"]) },
    "a plugin that fails its checks": { _ in
      let bench = try PluginBench()
      let plugin = try bench.make("port")
      try FileManager.default.removeItem(atPath: plugin + "/README.md")
      return try bench.run(["plugin", "check", plugin, "--only", "readme"])
    },
    "a check that there is not": { _ in try run(["plugin", "check", "port", "--only", "luck"]) },
    "an installed plugin with the id of another": { _ in
      let bench = try PluginBench()
      let plugin = try bench.make("port")
      try bench.replace("\"id\": \"port\"", with: "\"id\": \"station-csv\"", in: plugin + "/brisa-source-port")
      return try bench.run(["plugin", "install", plugin])
    },
    "an installed plugin that a link leads to already": { _ in
      let bench = try PluginBench()
      let plugin = try bench.make("port")
      let manager = FileManager.default
      try manager.createDirectory(atPath: bench.installed, withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: bench.installed + "/port", withDestinationPath: plugin)
      return try bench.run(["plugin", "install", plugin])
    },
    "an installed plugin with a pipe beside it": { _ in
      let bench = try PluginBench()
      let plugin = try bench.make("port")
      guard mkfifo(plugin + "/pipe", 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
      return try bench.run(["plugin", "install", plugin])
    },
    "an installed plugin with a link to the whole disk beside it": { _ in
      let bench = try PluginBench()
      let plugin = try bench.make("port")
      try FileManager.default.createSymbolicLink(atPath: plugin + "/all", withDestinationPath: "/")
      return try bench.run(["plugin", "install", plugin])
    },
    "an installed plugin in the place of another": { _ in
      let bench = try PluginBench()
      let plugin = try bench.make("port")
      _ = try bench.run(["plugin", "install", plugin])
      try bench.replace("\"id\": \"port\"", with: "\"id\": \"harbour\"", in: plugin + "/brisa-source-port")
      return try bench.run(["plugin", "install", plugin])
    },
    "a new configuration where one is": { city in
      try run(["init", "-o", try city.folder.write("", as: "there.yml")])
    },
  ]

  private static func run(_ words: [String], _ environment: [String: String] = [:]) throws -> Command.Result {
    try Command(environment: environment).run(words)
  }

  private static func new(
    _ name: String, _ language: String = "python", _ environment: [String: String] = [:]
  ) throws -> Command.Result {
    let folder = try TemporaryFolder()
    return try run(["plugin", "new", name, "--language", language, "-o", folder.path("plugin")], environment)
  }

  /// A command on a package that was never built.
  private static func onPackage(_ word: String, _ environment: [String: String] = [:]) throws -> Command.Result {
    let folder = try TemporaryFolder()
    try folder.write("// products: .library(name: \"brisa-port\")\n", as: "Package.swift")
    return try run(["plugin", word, folder.url.path], environment)
  }
}
