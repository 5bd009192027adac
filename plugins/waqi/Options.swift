internal import AirData

/// The settings of the source, in types of their own.
struct Options: Sendable {
  var url: String
  var token: String
  var maxStations: Int

  init(_ settings: SourceSettings) throws(SourceError) {
    url = settings.text("url") ?? Self.defaultURL
    while url.hasSuffix("/") { url.removeLast() }
    token = settings.text("token") ?? ""
    if token.isEmpty { throw .setting(name: "token", problem: "is empty: aqicn.org/data-platform/token gives one") }
    maxStations = settings.integer("max_stations") ?? 30
    try HTTPRequest(url: url).check(setting: "url")
  }

  static let sourceID = "waqi"

  static let licence = "WAQI terms: name the sources, keep and pass on nothing, no paid products"

  private static let defaultURL = "https://api.waqi.info"

  static let manifest = SourceManifest(
    id: sourceID, name: "World Air Quality Index", version: "1.0.0",
    summary:
      "The newest hour of WAQI's stations, worked back from the US index, which is coarser than a concentration.",
    pollutants: Set(Pollutant.allCases), licence: licence, attribution: "World Air Quality Index Project (waqi.info)",
    quota: .init(requests: 1000, perSeconds: 60), cacheRule: .forbidden,
    settings: [
      SettingSpec(
        "token", .secret, required: true,
        help: "Your token, as env:NAME or file:PATH, from aqicn.org/data-platform/token; its terms bind you."),
      SettingSpec(
        "max_stations", .integer(1...200), default: 30,
        help: "Most stations asked, one request each, those nearest to the middle of the box first."),
      SettingSpec("url", .text, default: .text(defaultURL), help: "Address of the API."),
    ])
}
