internal import AirData
internal import ArgumentParser
internal import Files
internal import Foundation
internal import PluginHost
internal import Setup

/// The options that say which city and which readings are meant; flag over environment over file over default.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Configuration of a city; brisa.yml of this folder where there is one. Environment: BRISA_CONFIG.",
      valueName: "brisa.yml"))
  var config: String?

  @Option(
    help: ArgumentHelp(
      "Readings in one CSV file: short for one station-csv source.", valueName: "csv"))
  var stations: String?

  @Option(
    help: ArgumentHelp(
      "Archive of readings, read before the sources are asked. Default: 'archive' of the configuration, else a file "
        + "of the city's name in the user's data folder.", valueName: "sqlite"))
  var archive: String?

  /// The city's configuration, with the embedded city where no file is named; the network is the value of `--network`.
  func city(network: String? = nil, needsNetwork: Bool = false) throws(BrisaError) -> CityConfiguration {
    let environment = ProcessInfo.processInfo.setVariables
    let network = network ?? environment["BRISA_NETWORK"]
    var city = try base(environment, network: network, needsNetwork: needsNetwork)
    if let network {
      city.network = network
    }
    if let stations {
      guard FileManager.default.fileExists(atPath: stations) else {
        throw BrisaError(
          .missingFile,
          text: LocalizedText(
            en: "There is no file '\(stations)': check the path after --stations.",
            es: "No hay ningún fichero '\(stations)': compruebe la ruta tras --stations.",
            ca: "No hi ha cap fitxer '\(stations)': comprove el camí darrere de --stations."))
      }
      city.sources = [CityConfiguration.Source(id: "station-csv", settings: ["path": .text(stations)])]
    }
    city.archive = archive ?? archivePath(of: city, environment)
    city.takeClock(cacheFolder: CityEngines.cacheFolder)
    return city
  }

  /// The configured archive or the standard one; none for a file of readings, which are not those of the city's
  /// sources.
  private func archivePath(of city: CityConfiguration, _ environment: [String: String]) -> String? {
    guard stations == nil else { return nil }
    return city.archive ?? ArchiveLocation.standard(of: city, environment: environment)
  }

  /// The file's configuration; the embedded city's where there is none and no files of one's own are named.
  private func base(
    _ environment: [String: String], network: String?, needsNetwork: Bool
  ) throws(BrisaError) -> CityConfiguration {
    if let file = try configurationFile(environment) { return try ConfigurationFile.read(file) }
    if let network { return Self.unnamed(network) }
    // Readings of one's own may be of any place: only a route needs the embedded city's streets.
    if stations != nil && !needsNetwork { return CityConfiguration() }
    return try ConfigurationFile.read(EmbeddedCity.configurationPath(environment: environment))
  }

  /// The file of the configuration, nil where none is named and none lies in the working folder.
  func configurationFile(_ environment: [String: String]) throws(BrisaError) -> String? {
    if let config = config ?? environment["BRISA_CONFIG"] { return config }
    return try Self.ownFile(environment)
  }

  /// `brisa.yml` in the working folder, nil where there is none.
  ///
  /// Nobody has named it, and it may name programs: so it has to be of somebody who is trusted anyway.
  private static func ownFile(_ environment: [String: String]) throws(BrisaError) -> String? {
    let name = "brisa.yml"
    guard FileManager.default.fileExists(atPath: name) else { return nil }
    if let doubt = FileTrust(environment: environment).doubt(of: name) {
      throw BrisaError(
        .badConfiguration,
        "'\(name)' of this folder was not read, since \(doubt.words) and it may have programs run: look through it, and "
          + "name it with --config \(name) if all is well.")
    }
    return name
  }

  /// The defaults, with the network's file name for a name.
  private static func unnamed(_ network: String) -> CityConfiguration {
    var city = CityConfiguration()
    let file = PathText.name(of: network)
    city.name = String(file.prefix { $0 != "." })
    return city
  }
}

extension ProcessInfo {
  /// The environment without variables that are empty, which count as not set.
  var setVariables: [String: String] { environment.filter { !$0.value.isEmpty } }
}
