internal import AirData
internal import ArgumentParser
internal import Files
internal import Foundation
internal import Geo
internal import Setup

/// `brisa init`.
struct InitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "A commented brisa.yml to begin with.",
    discussion: """
      Names the city, its streets, and every source that is registered. Without a
      network or city of your own it is that of the embedded city, and works as it
      is. One of your own without --stations has the air of models that reach the
      whole world, from the source open-meteo; the time zone is taken from the box.
      Nothing is overwritten without --force.

      Examples:
        brisa init
        brisa init helsinki --network helsinki.brisa --name Helsinki
        brisa init --city "Porto Alegre"
        brisa init -o -
      """)

  @Argument(
    help: ArgumentHelp("Folder to write brisa.yml into.", valueName: "folder"), transform: NegativeWord.asWritten)
  var folder: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("File to write instead; - is standard output.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Network file or OpenStreetMap extract of your city.", valueName: "network"))
  var network: String?

  @Option(
    help: ArgumentHelp(
      "A city by name, looked for in OpenStreetMap: its box, and how its streets are fetched.", valueName: "name"))
  var city: String?

  @Option(help: ArgumentHelp("Address of the Nominatim server that is asked for --city.", valueName: "url"))
  var searchServer = PlaceSearch.defaultServer

  @Option(help: ArgumentHelp("Readings in a CSV file.", valueName: "csv"))
  var stations: String?

  @Option(help: ArgumentHelp("The city's name.", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("The city's time zone.", valueName: "zone"))
  var timezone: String?

  @Flag(help: "Replace a file that is there.")
  var force = false

  @OptionGroup var speech: SpeechOption

  func run() async throws {
    let path = try target()
    let place = try await self.place()
    let registry = Plugins.registered()
    let text = try SampleConfiguration(
      configuration(place, registry), file: path == "-" ? "brisa.yml" : path, registry: registry
    ).text()
    if path != "-" { try OutputFile.makeFolder(Self.parent(path)) }
    try OutputFile.write(text, to: path)
    if path != "-" { try OutputFile.write(next(path, place), to: "-") }
  }

  /// What is to be done with the file.
  private func next(_ path: String, _ place: PlaceSearch.Place?) -> String {
    let stations = "  brisa stations --config \(ShellWord.quoted(path))\n"
    guard let place else { return Spoken.say(SetUpPhrases.made, path) + "\n" + stations }
    let found = Spoken.say(SetUpPhrases.madeFor, path, place.fullName, PlaceSearch.attribution) + "\n"
    guard network == nil else { return found + stations }
    let box = place.streetBox
    let degrees = [box.west, box.south, box.east, box.north].map { "\(($0 * 1e4).rounded() / 1e4)" }
    let file = PathText.joined(PathText.folder(of: path), "\(place.fileName).brisa")
    let cut = place.isCut ? "  # " + Spoken.say(SetUpPhrases.cut) : ""
    return found + "  brisa network fetch --box=\(degrees.joined(separator: ",")) -o \(ShellWord.quoted(file))\(cut)\n"
      + stations
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

  /// The city that `--city` names.
  private func place() async throws(BrisaError) -> PlaceSearch.Place? {
    guard let city else { return nil }
    let client = CurlHTTPClient(version: BrisaVersion.current)
    return try await PlaceSearch(http: client, server: searchServer).place(city)
  }

  private func configuration(
    _ place: PlaceSearch.Place?, _ registry: Registry
  ) throws(BrisaError) -> CityConfiguration {
    var city = place == nil && network == nil ? try embedded() : try own(place, registry)
    if let stations {
      city.sources = [CityConfiguration.Source(id: "station-csv", settings: ["path": .text(Self.absolute(stations))])]
    }
    if let name {
      guard !name.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
        throw BrisaError(.badArgument, "--name takes one line without control characters.")
      }
      city.name = name
    }
    if let timezone {
      guard let zone = TimeZone(identifier: timezone) else {
        throw BrisaError(.badArgument, "'\(timezone)' is no time zone: write one like Europe/Madrid.")
      }
      city.timeZone = zone
    }
    return city
  }

  /// A city of one's own: a network's, or one that was looked for.
  private func own(_ place: PlaceSearch.Place?, _ registry: Registry) throws(BrisaError) -> CityConfiguration {
    var city = CityConfiguration()
    if let network {
      city.name = String(PathText.name(of: network).prefix { $0 != "." })
      city.network = Self.absolute(network)
    }
    if let place {
      city.name = place.name
      city.network = city.network ?? "\(place.fileName).brisa"
      city.box = SampleConfiguration.stationBox(around: place.streetBox)
    }
    let box = try SampleConfiguration.stationBox(of: city)
    city.box = box
    city.timeZone = ZoneTable.zone(of: box.center) ?? city.timeZone
    if registry.entry(SampleConfiguration.worldwideSource) != nil {
      city.sources = [CityConfiguration.Source(id: SampleConfiguration.worldwideSource, settings: [:])]
    }
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
