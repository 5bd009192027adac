internal import AirData

/// The settings of the source, in types of their own.
struct Options: Sendable {
  /// Which of the city's two services answers.
  enum Shape: String, CaseIterable, Sendable {
    /// A layer of an ArcGIS server: the present one.
    case arcgis
    /// Opendatasoft's Explore API 2.1: the one before it.
    case explore
  }

  /// Which hour a load time stands for.
  enum LoadHour: String, CaseIterable, Sendable {
    /// The last one that had ended.
    case ended
    /// The one that had begun.
    case begun
  }

  var shape: Shape
  var url: String
  var skippedStations: Set<String>
  var loadHour: LoadHour
  var carbonMonoxideUnit: ConcentrationUnit
  /// Whether the hour is this source's assumption and not the configuration's word.
  var isHourAssumed: Bool
  /// Whether the unit of CO is this source's assumption and not the configuration's word.
  var isUnitAssumed: Bool

  init(_ settings: SourceSettings) throws(SourceError) {
    shape = settings.text("shape").flatMap(Shape.init) ?? .arcgis
    url = settings.text("url") ?? shape.defaultURL
    let skipped = settings.text("skip_stations") ?? ""
    skippedStations = Set(skipped.split(separator: ",").map { String($0).trimmingBlanks })
    loadHour = settings.text("load_hour").flatMap(LoadHour.init) ?? .ended
    isHourAssumed = settings.text("load_hour") == nil
    carbonMonoxideUnit = settings.text("co_unit").flatMap { ConcentrationUnit(parsing: $0) } ?? .milligramsPerCubicMeter
    isUnitAssumed = settings.text("co_unit") == nil
    try HTTPRequest(url: url).check(setting: "url")
  }

  static let sourceID = "valencia-city"

  static let manifest = SourceManifest(
    id: sourceID, name: "València city", version: "1.0.0",
    summary:
      "The present hour of the stations that the city of València publishes; which hour a load time means is assumed.",
    pollutants: Set(Pollutant.allCases), licence: "CC-BY-4.0", attribution: "Ajuntament de València",
    cacheRule: .keep(seconds: 600),
    settings: [
      SettingSpec(
        "shape", .choice(Shape.allCases.map(\.rawValue)), default: "arcgis",
        help: "arcgis: the city's map server. explore: the service before it, or a copy of it."),
      SettingSpec(
        "url", .text, help: "The query's address without parameters; by default the city's own of the shape."),
      SettingSpec("skip_stations", .text, help: "Values of fiwareid to leave out, separated by commas."),
      SettingSpec(
        "load_hour", .choice(LoadHour.allCases.map(\.rawValue)),
        help: "The hour that a load time stands for: the one that had ended (assumed where nothing is said) or begun."),
      SettingSpec(
        "co_unit", .choice(["mg/m3", "ug/m3"]),
        help: "Unit of carbon monoxide, which the city does not name; mg/m3 is assumed where nothing is said."),
    ])
}

extension Options.Shape {
  /// The city's own address.
  var defaultURL: String {
    switch self {
    case .arcgis: "https://geoportal.valencia.es/server/rest/services/OPENDATA/MedioAmbiente/MapServer/156/query"
    case .explore:
      "https://valencia.opendatasoft.com/api/explore/v2.1/catalog/datasets/"
        + "estacions-contaminacio-atmosferiques-estaciones-contaminacion-atmosfericas/records"
    }
  }
}

extension String {
  /// The text without spaces and tabs at both ends.
  fileprivate var trimmingBlanks: String {
    String(decoding: ArraySlice(utf8).trimmingBlanks, as: UTF8.self)
  }
}
