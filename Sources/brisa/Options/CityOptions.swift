internal import AirData
internal import Answers
internal import ArgumentParser
internal import CityAir
internal import Files
internal import Foundation
internal import Planner
internal import PluginHost
internal import Publishing
internal import Setup
internal import Trips

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
    let environment = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
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
  fileprivate func configurationFile(_ environment: [String: String]) throws(BrisaError) -> String? {
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

/// The same options, and those that say how an answer is made of the readings.
struct CityOptions: ParsableArguments {
  @OptionGroup var sources: SourceOptions

  @Option(
    help: ArgumentHelp(
      "Index scale: \(ScaleID.list). Environment: BRISA_SCALE.",
      valueName: "scale"))
  var scale: OneOf<ScaleID>?

  @Option(
    help: ArgumentHelp(
      "Interpolation: \(FieldMethodWord.choices). Environment: BRISA_FIELD.",
      valueName: "method"))
  var field: OneOf<FieldMethodWord>?

  @Option(
    help: ArgumentHelp(
      "What brisa calibrate has learnt from the archive. Default: 'calibration' of the configuration, else "
        + "\(CalibrationPlace.standardName) beside brisa.yml and \(CalibrationPlace.standardName(of: "NAME.yml")) beside "
        + "NAME.yml. Environment: BRISA_CALIBRATION.", valueName: "json"))
  var calibration: String?

  @Option(
    help: ArgumentHelp(
      "Whether streets add to the background, as other cities and the hour's stations tell: \(IncrementChoice.list). "
        + "Default: auto, for every pollutant that rises along streets.", valueName: "choice"))
  var increment: OneOf<IncrementChoice>?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Let the lee side of a street have more of what it adds, by the archive's winds. Default: where a calibration has "
        + "found that it helps."))
  var wind: Bool?

  @OptionGroup var log: LogOptions

  /// Whether what is done is told.
  var verbose: Bool { log.verbose }

  /// An option that says how answers are made and is given, for commands that make none.
  var optionOfAnswers: String? {
    [("--field", field != nil), ("--scale", scale != nil)].first { $0.1 }?.0
  }

  /// The city's configuration with scale and method, see ``SourceOptions/city(network:needsNetwork:)``.
  func city(network: String? = nil, needsNetwork: Bool = false) throws(BrisaError) -> CityConfiguration {
    let environment = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
    var city = try sources.city(network: network, needsNetwork: needsNetwork)
    if let scale = try Self.value(scale, else: "BRISA_SCALE", of: environment) { city.scale = scale }
    if let field = try Self.value(field, else: "BRISA_FIELD", of: environment) { city.fieldMethod = field }
    if let calibration = calibration ?? environment["BRISA_CALIBRATION"] {
      city.calibration = CalibrationPlace(path: calibration, isNamed: true)
    }
    if let wind { city.wind = wind }
    if let increment { city.increment = try increment.value }
    return city
  }

  /// The value of an option, or else of the environment's variable in its place; nil where there is neither.
  /// - Throws: ``BrisaError``, which names the variable where that is wrong: nobody has typed it just now.
  private static func value<Words: OptionWords>(
    _ option: OneOf<Words>?, else variable: String, of environment: [String: String]
  ) throws(BrisaError) -> Words.Value? {
    if let option { return try option.value }
    guard let word = environment[variable] else { return nil }
    do throws(BrisaError) {
      return try OneOf<Words>(argument: word).value
    } catch {
      let text = Sentences.translated(error.text)
      throw BrisaError(
        error.code,
        text: LocalizedText(
          en: "\(variable): \(text.en)", es: "\(variable): \(text.es)", ca: "\(variable): \(text.ca)"))
    }
  }
}

extension CityOptions {
  /// The city's configuration, see ``city(network:needsNetwork:)``, with all paths from the root on: only of such paths
  /// answers leave out the folders.
  func servedCity(network: String?) throws(BrisaError) -> CityConfiguration {
    let environment = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
    var own = self
    own.sources.config = try sources.configurationFile(environment).map(PathText.absolute)
    own.sources.stations = sources.stations.map(PathText.absolute)
    own.sources.archive = sources.archive.map(PathText.absolute)
    own.calibration = (calibration ?? environment["BRISA_CALIBRATION"]).map(PathText.absolute)
    return try own.city(
      network: (network ?? environment["BRISA_NETWORK"]).map(PathText.absolute), needsNetwork: true)
  }
}

/// In which language a command speaks that answers nothing about the air; ``Spoken`` reads it.
struct SpeechOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Language of what is said: en, es, ca. Default: that of LC_ALL, LC_MESSAGES or LANG; JSON is English.",
      valueName: "language"))
  var language: OneOf<Language>?
}

/// In which language the answer is told, and how much beside it.
struct LogOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Language of the answer and of what is drawn: en, es, ca. Default: that of LC_ALL, LC_MESSAGES or LANG for what is "
        + "said, en for what is drawn; JSON is English.", valueName: "language"))
  var language: OneOf<Language>?

  @Flag(name: .shortAndLong, help: "Say what is done, on standard error.")
  var verbose = false
}
