internal import AirData
internal import ArgumentParser
internal import CityAir
internal import Files
internal import Foundation
internal import Planner
internal import PluginHost
internal import Publishing
internal import Server
internal import Setup

/// `brisa serve`.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Answer apps, maps and other people's clients over HTTP.",
    discussion: """
      The network and the air of every hour stay in memory; new readings are collected and the hours made anew while it \
      runs. It speaks OSRM's interface and one of its own, which /openapi.json describes. SIGHUP has it read its \
      configuration again, SIGTERM end.

      Examples:
        brisa serve
        curl 'http://127.0.0.1:8080/v1/routes?from=39.47,-0.376&to=39.48,-0.344'
        curl 'http://127.0.0.1:8080/route/v1/foot/-0.376,39.47;-0.344,39.48'
        brisa serve --config valencia.yml --listen 0.0.0.0:8080
        brisa serve valencia.yml helsinki.yml
      """)

  @OptionGroup var cityOptions: CityOptions

  @Argument(
    help: ArgumentHelp("Configurations of several cities, in the place of --config.", valueName: "brisa.yml"),
    transform: NegativeWord.asWritten)
  var configurations: [String] = []

  @Option(help: NetworkOption.help())
  var network: String?

  @Option(
    name: [.long, .customLong("port"), .customShort("p")],
    help: ArgumentHelp(
      "Where to listen; this machine alone unless told otherwise, as where only a port is given. Port 0 is any that is "
        + "free.", valueName: "host:port"))
  var listen = "127.0.0.1:8080"

  @Option(
    help: ArgumentHelp("How often new readings are collected and hours made anew.", valueName: "time"))
  var refresh = "10m"

  @Flag(inversion: .prefixedNo, help: "Collect new readings into the archive; without, only what it gets is read.")
  var collect = true

  @Option(
    help: ArgumentHelp(
      "Folder of heatmap reports that /v1/heatmap shows, as 'brisa heatmap -o' writes it.", valueName: "folder"))
  var reports: String?

  @Option(
    name: .customLong("allow-origin"),
    help: ArgumentHelp(
      "Whose pages may ask from a browser, like https://example.org; * is everybody's.", valueName: "origin"))
  var allowOrigin = "*"

  func run() async throws {
    var settings = BrisaService.Settings(address: try ListenAddress(parsing: listen))
    settings.refresh.schedule = CollectSchedule(
      everySeconds: try DurationOption.seconds(refresh, in: 1...86_400, option: "--refresh"))
    settings.refresh.collects = collect
    settings.allowedOrigin = try AllowedOrigin(parsing: allowOrigin)
    settings.heatmapFolder = try reports.map { (folder) throws(BrisaError) in
      try PublishedHeatmaps.check(folder)
      return PathText.absolute(folder)
    }
    if let name = whatIsOfOneCity {
      throw BrisaError(
        .badArgument, "Each configuration names its own network, archive and calibration: leave out \(name).")
    }
    let (files, connections) = OpenFileLimit.raise(forConnections: settings.limits.connections)
    if connections < settings.limits.connections {
      Terminal.notice(Spoken.say(SetUpPhrases.fewConnections, "\(files)", "\(connections)"))
      settings.limits.connections = connections
    }
    let options = CityChoice(
      options: cityOptions, configurations: configurations, network: network, collects: collect)
    let log = TerminalLog.logger(verbose: cityOptions.verbose)
    let service = BrisaService(settings, options, log: log)
    try await service.run { Terminal.event(Spoken.say(SetUpPhrases.listening, $0)) }
  }

  /// An option or a variable that is given beside configurations and would be the same for all of them; nil where none
  /// is.
  private var whatIsOfOneCity: String? {
    guard !configurations.isEmpty else { return nil }
    let environment = ProcessInfo.processInfo.setVariables
    let besideAny: [(name: String, value: String?)] = [
      ("--config", cityOptions.sources.config), ("--network", network),
    ]
    let besideSeveral: [(name: String, value: String?)] = [
      ("--archive", cityOptions.sources.archive), ("--calibration", cityOptions.calibration),
      ("BRISA_NETWORK", environment["BRISA_NETWORK"]), ("BRISA_CALIBRATION", environment["BRISA_CALIBRATION"]),
    ]
    let all = besideAny + (configurations.count > 1 ? besideSeveral : [])
    return all.first { $0.value != nil }?.name
  }
}

/// The cities that were asked for on the command line.
private struct CityChoice: CityOpening {
  let options: CityOptions
  let configurations: [String]
  let network: String?
  let collects: Bool

  func open() throws(BrisaError) -> [CityEngine] {
    guard !configurations.isEmpty else { return [try engine(options)] }
    var engines: [CityEngine] = []
    for configuration in configurations {
      var own = options
      own.sources.config = configuration
      engines.append(try engine(own))
    }
    return engines
  }

  private func engine(_ options: CityOptions) throws(BrisaError) -> CityEngine {
    var city = try options.servedCity(network: network)
    // A source that hangs or crashes must not take the service with it, unless the configuration takes that risk.
    for source in city.sources.indices where city.sources[source].isolation == nil {
      city.sources[source].isolation = .process
    }
    // A file of readings is not kept anyway.
    if collects, city.archive == nil, options.sources.stations == nil, !city.sources.isEmpty {
      Terminal.notice(Spoken.say(SetUpPhrases.nothingKept, city.name))
    }
    return try CityEngines.open(
      city, verbose: options.verbose, answersEverybody: true, cityCount: max(1, configurations.count))
  }
}
