import AirData
import Foundation
import TestSupport
import Testing

/// The cases of `docs/errors.md` about sources in processes of their own.
enum ProgramCases {
  static let all: [String: ErrorCases.Words] = listed.merging(libraries) { first, _ in first }
    .merging(configured) { first, _ in first }

  private static let listed: [String: ErrorCases.Words] = [
    "a program that cannot be started": { _ in
      let programs = try ProgramFolder()
      try programs.folder.write("#!/bin/sh\n", as: "brisa-source-trial")
      return try sources(programs)
    },
    "a program that begins with anything but a handshake": { _ in try sources("say hello") },
    "a program of another version of the protocol": { _ in try sources("say '{\"brisa_source\":3}'") },
    "a program that crashes before its handshake": { _ in try sources("kill -ABRT $$") },
    "a program that does not say what it is": { _ in try sources("sleep 600") },
    "a program that says that it cannot work": { _ in
      try sources("say '{\"error\":{\"kind\":\"unavailable\",\"message\":\"no key was bought\"}}'")
    },
  ]

  private static let libraries: [String: ErrorCases.Words] = [
    "a library that crashes while it is opened": { _ in
      try sources(library: "#include <stdlib.h>\n__attribute__((constructor)) static void explode(void) { abort(); }")
    },
    "a library with the stamps of two kits": { _ in
      try sources(library: "const char other[] = \"\(PluginStamp.prefix)0123 compiler=swift-5.0 end\";")
    },
    "a library that lacks a function": { _ in
      try sources(library: "int missing(void); int needed(void) { return missing(); }")
    },
    "a library that registers no source": { _ in
      try sources(library: "void brisa_plugin_register(void *registry) { (void)registry; }")
    },
    "a library that registers one source twice": { _ in
      try sources(plugin: [SwiftPlugin.Source(id: "same"), SwiftPlugin.Source(id: "same")])
    },
    "a library of a source that promises what it has not": { _ in
      try sources(plugin: [SwiftPlugin.Source(id: "boasting", promise: "providesWind: true,")])
    },
    "a library that is not as it was installed": { _ in
      let programs = try ProgramFolder()
      let digest = String(repeating: "0", count: 64)
      try programs.folder.write("\(digest)  libbrisa-trial.so\n", as: "libraries.sha256")
      return try sources(library: "int changed;", in: programs)
    },
    "a plugin that cannot be read": { _ in
      let programs = try ProgramFolder()
      try #require(mkfifo(programs.folder.path("libbrisa-trial.so"), 0o600) == 0)
      return try sources(programs)
    },
    "a plugin folder that is missing": { _ in
      try Command(environment: ["BRISA_PLUGIN_PATH": "/nonexistent/plugins"]).run(["sources"])
    },
  ]

  private static let configured: [String: ErrorCases.Words] = [
    "a configured source whose program crashes before its handshake": { city in
      let programs = try ProgramFolder()
      try programs.add("brisa-source-trial", script: "kill -ABRT $$")
      let path = ["BRISA_PLUGIN_PATH": programs.folder.url.path]
      return try route("{id: trial, settings: {word: x}}", city, environment: path)
    },
    "a configured program that is not there": { try route("{id: exec, settings: {program: nowhere}}", $0) },
    "a configured program that is not executable": { try route("{id: exec, settings: {program: brisa.yml}}", $0) },
    "a configured program that is none": { try route(program, $0, script: "say hello") },
    "a source in a process of its own that crashes": {
      try route(program, $0, script: ProgramFolder.source("echo 'no luck' >&2; exit 1"))
    },
    "a source in a process of its own that hangs": {
      try route(program, $0, script: ProgramFolder.source("sleep 600"), deadline: 1)
    },
    "a source in a process of its own with a wrong setting": {
      let settings = #"[{"name":"word","type":"text","help":"A word."}]"#
      let answer = "say '{\"error\":{\"kind\":\"setting\",\"setting\":\"word\",\"message\":\"is wrong\"}}'"
      return try route(program, $0, script: ProgramFolder.source(settings: settings, answer))
    },
    "a configured program with two sets of arguments and one id": {
      let entries = ["north", "south"].map {
        "{id: exec, name: \($0), settings: {program: feed, arguments: \($0)}}"
      }
      return try route(entries.joined(separator: ", "), $0, script: ProgramFolder.source(""))
    },
    "a program that is to run in the host": {
      try route("{id: exec, isolation: host, settings: {program: feed}}", $0)
    },
  ]

  private static let program = "{id: exec, settings: {program: feed}}"

  private static func sources(_ script: String) throws -> Command.Result {
    let programs = try ProgramFolder()
    try programs.add("brisa-source-trial", script: script)
    return try sources(programs)
  }

  /// Lists the sources with a library in C that has the stamp of this kit.
  private static func sources(library code: String, in programs: ProgramFolder? = nil) throws -> Command.Result {
    let programs = try programs ?? ProgramFolder()
    try PluginLibrary.compile("\(PluginLibrary.stamp)\n\(code)\n", to: programs.folder.path("libbrisa-trial.so"))
    return try sources(programs)
  }

  /// Lists the sources with a library in Swift.
  private static func sources(plugin: [SwiftPlugin.Source]) throws -> Command.Result {
    let programs = try ProgramFolder()
    try PluginLibrary.compileSwift(SwiftPlugin.library(plugin), to: programs.folder.path("libbrisa-trial.so"))
    return try sources(programs)
  }

  private static func sources(_ programs: ProgramFolder) throws -> Command.Result {
    try Command(environment: ["BRISA_PLUGIN_PATH": programs.folder.url.path]).run(["sources"])
  }

  private static func route(
    _ source: String, _ city: TinyCity, script: String = "", deadline: Int = 60,
    environment: [String: String] = [:]
  ) throws -> Command.Result {
    let programs = try ProgramFolder()
    try programs.add("feed", script: script)
    let config = try programs.folder.write(
      "network: \(city.extract)\nroutes: {source_deadline_s: \(deadline)}\nsources: [\(source)]\n", as: "brisa.yml")
    return try Command(environment: environment).run(
      ["route", "--json", "--config", config, "--from", TinyCity.a, "--to", TinyCity.f] + TinyCity.at)
  }
}
