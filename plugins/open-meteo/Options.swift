internal import AirData

/// The settings of the source, in types of their own.
struct Options: Sendable {
  var airURL: String
  var weatherURL: String
  var domains: String
  var spacingDegrees: Double
  var maxPoints: Int
  var isWindAsked: Bool
  var key: String?

  init(_ settings: SourceSettings) throws(SourceError) {
    key = settings.text("apikey")
    // Whoever pays is answered by hosts of their own.
    let prefix = key == nil ? "" : "customer-"
    airURL = settings.text("url") ?? "https://\(prefix)air-quality-api.open-meteo.com/v1/air-quality"
    weatherURL = settings.text("weather_url") ?? "https://\(prefix)api.open-meteo.com/v1/forecast"
    domains = settings.text("domains") ?? "auto"
    spacingDegrees = (settings.number("spacing_km") ?? Self.gridKilometers) / Self.gridKilometers * 0.1
    maxPoints = settings.integer("max_points") ?? 50
    isWindAsked = settings.boolean("wind")
    try HTTPRequest(url: airURL).check(setting: "url")
    try HTTPRequest(url: weatherURL).check(setting: "weather_url")
  }

  static let sourceID = "open-meteo"

  /// How the documentation rounds the side of a cell of 0.1°.
  static let gridKilometers = 11.0

  static let manifest = SourceManifest(
    id: sourceID, name: "Open-Meteo (CAMS)", version: "1.0.0",
    summary: "Hours of the CAMS models of the air, past and coming, on a grid of 11 km, and the wind.",
    pollutants: Set(Pollutant.allCases), licence: "CC-BY-4.0",
    attribution: "Open-Meteo.com; Copernicus Atmosphere Monitoring Service (CAMS ENSEMBLE)",
    quota: .init([
      .init(requests: 600, perSeconds: 60), .init(requests: 5000, perSeconds: 3600),
      // Whoever keeps to the longest month keeps to every other.
      .init(requests: 10_000, perSeconds: 86_400), .init(requests: 300_000, perSeconds: 31 * 86_400),
    ]), cacheRule: .keep(seconds: 3600),
    settings: [
      SettingSpec(
        "spacing_km", .number(1...200), default: 11,
        help: "Distance between the points asked, in km; the European model has a cell every 11, so less adds nothing."),
      SettingSpec(
        "max_points", .integer(1...200), default: 50,
        help: "Most points of one request; in a box with more the grid is made coarser. Each counts against the quota."),
      SettingSpec(
        "domains", .choice(["auto", "cams_europe", "cams_global"]), default: "auto",
        help: "The model: auto takes the European one where it reaches, else the global one of 40 km."),
      SettingSpec(
        "wind", .boolean, default: true,
        help: "Ask for the wind as well; it costs as many calls of the quota again."),
      SettingSpec(
        "apikey", .secret,
        help: "A key of a paid plan, as env:NAME or file:PATH; without one only non-commercial use is allowed."),
      SettingSpec(
        "url", .text, help: "Address of the air-quality API, by default Open-Meteo's; for a server of your own."),
      SettingSpec(
        "weather_url", .text, help: "Address of the forecast API, which has the wind; by default Open-Meteo's."),
    ])
}
