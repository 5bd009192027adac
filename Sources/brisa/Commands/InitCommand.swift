internal import AirData
internal import Answers
internal import ArgumentParser
internal import CityAir
internal import Files
internal import Foundation
internal import Planner
internal import Publishing
internal import Setup
internal import Trips

/// `brisa init`.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "A commented brisa.yml to begin with.",
    discussion: """
      Names the city, its streets, and every source that is registered. Without a
      network of your own it is that of the embedded city, and works as it is.
      Nothing is overwritten without --force.

      Examples:
        brisa init
        brisa init helsinki --network helsinki.brisa --name Helsinki
        brisa init -o -
      """)

  @Argument(help: ArgumentHelp("Folder to write brisa.yml into.", valueName: "folder"))
  var folder: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("File to write instead; - is standard output.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Network file or OpenStreetMap extract of your city.", valueName: "network"))
  var network: String?

  @Option(help: ArgumentHelp("Readings in a CSV file.", valueName: "csv"))
  var stations: String?

  @Option(help: ArgumentHelp("The city's name.", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("The city's time zone.", valueName: "zone"))
  var timezone: String?

  @Flag(help: "Replace a file that is there.")
  var force = false

  func run() throws {
    let path = try target()
    let text = try SampleConfiguration(city(), registry: Plugins.registered()).text()
    if path != "-" { try OutputFile.makeFolder(Self.parent(path)) }
    try OutputFile.write(text, to: path)
    if path != "-" { try OutputFile.write("Made \(path). Next:\n  brisa stations --config \(path)\n", to: "-") }
  }

  /// Where the file is written.
  private func target() throws(BrisaError) -> String {
    if folder != nil && output != nil {
      throw BrisaError(.badArgument, "Name either a folder or a file with -o, not both.")
    }
    let path = output ?? folder.map { "\($0)/brisa.yml" } ?? "brisa.yml"
    guard path == "-" || force || !FileManager.default.fileExists(atPath: path) else {
      throw BrisaError(.badArgument, "'\(path)' is there already: name another with -o, or replace it with --force.")
    }
    return path
  }

  private func city() throws(BrisaError) -> CityConfiguration {
    var city = if let network { own(network) } else { try embedded() }
    if let stations {
      city.sources = [CityConfiguration.Source(id: "station-csv", settings: ["path": .text(Self.absolute(stations))])]
    }
    if let name { city.name = name }
    if let timezone {
      guard let zone = TimeZone(identifier: timezone) else {
        throw BrisaError(.badArgument, "'\(timezone)' is no time zone: write one like Europe/Madrid.")
      }
      city.timeZone = zone
    }
    return city
  }

  private func own(_ network: String) -> CityConfiguration {
    var city = CityConfiguration()
    city.name = String(PathText.name(of: network).prefix { $0 != "." })
    city.network = Self.absolute(network)
    return city
  }

  private func embedded() throws(BrisaError) -> CityConfiguration {
    let path = try EmbeddedCity.configurationPath(environment: ProcessInfo.processInfo.environment)
    return try ConfigurationFile.read(Self.absolute(path))
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  private static func parent(_ path: String) -> String {
    URL(fileURLWithPath: path).deletingLastPathComponent().path
  }
}
