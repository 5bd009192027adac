internal import AirData

/// The settings of the source, in types of their own.
struct Options: Sendable {
  var url: String
  var key: String
  var maxSensors: Int
  var pageSize: Int

  init(_ settings: SourceSettings) throws(SourceError) {
    url = settings.text("url") ?? Self.defaultURL
    while url.hasSuffix("/") { url.removeLast() }
    key = settings.text("api_key") ?? ""
    if key.isEmpty { throw .setting(name: "api_key", problem: "is empty: a key is free at explore.openaq.org") }
    maxSensors = settings.integer("max_sensors") ?? 50
    pageSize = settings.integer("page_size") ?? 1000
    try HTTPRequest(url: url).check(setting: "url")
  }

  static let sourceID = "openaq"

  private static let defaultURL = "https://api.openaq.org/v3"

  static let manifest = SourceManifest(
    id: sourceID, name: "OpenAQ", version: "1.0.0",
    summary: "Hourly means of the stations that OpenAQ collects from networks all over the world.",
    pollutants: Set(Pollutant.allCases), licence: "as each station's network says", attribution: "OpenAQ",
    quota: .init([.init(requests: 60, perSeconds: 60), .init(requests: 2000, perSeconds: 3600)]),
    cacheRule: .keep(seconds: 900),
    settings: [
      SettingSpec(
        "api_key", .secret, required: true,
        help: "Your key, as env:NAME or file:PATH; it is free and personal, from explore.openaq.org."),
      SettingSpec(
        "max_sensors", .integer(1...500), default: 50,
        help: "Most sensors asked, one request each; the service allows 60 a minute and 2000 an hour."),
      SettingSpec(
        "page_size", .integer(1...1000), default: 1000,
        help: "Entries of one page of a list, for servers that allow fewer."),
      SettingSpec("url", .text, default: .text(defaultURL), help: "Address of the API, version 3."),
    ])
}
