internal import AirData
internal import ArgumentParser
internal import Files
internal import Foundation
internal import Setup

/// The options of ``SourceOptions``, and those that say how an answer is made of the readings.
struct CityOptions: ParsableArguments {
  @OptionGroup var sources: SourceOptions

  @Option(
    help: ArgumentHelp(
      "Index scale: \(ScaleID.list). Default: that of the configuration, else us-epa. Environment: BRISA_SCALE.",
      valueName: "scale"))
  var scale: OneOf<ScaleID>?

  @Option(
    help: ArgumentHelp(
      "Interpolation: \(FieldMethodWord.choices). Default: that of the configuration, else auto. Environment: "
        + "BRISA_FIELD.", valueName: "method"))
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
        + "Default: that of the configuration, else auto, for every pollutant that rises along streets.",
      valueName: "choice"))
  var increment: OneOf<IncrementChoice>?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Let the lee side of a street have more of what it adds, by the archive's winds. Default: that of the "
        + "configuration, else where a calibration has found that it helps."))
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
    let environment = ProcessInfo.processInfo.setVariables
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
    let environment = ProcessInfo.processInfo.setVariables
    var own = self
    own.sources.config = try sources.configurationFile(environment).map(PathText.absolute)
    own.sources.stations = sources.stations.map(PathText.absolute)
    own.sources.archive = sources.archive.map(PathText.absolute)
    own.calibration = (calibration ?? environment["BRISA_CALIBRATION"]).map(PathText.absolute)
    return try own.city(
      network: (network ?? environment["BRISA_NETWORK"]).map(PathText.absolute), needsNetwork: true)
  }
}
