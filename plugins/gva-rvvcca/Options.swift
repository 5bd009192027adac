internal import AirData

/// The settings of the source, in types of their own.
struct Options: Sendable {
  /// Where the figures come from.
  enum Origin: Sendable {
    /// The network's service, or its backend, at an address.
    case service(Route, url: String)
    /// A folder of the network's hourly text files.
    case folder(path: String)
  }

  /// Which of the network's two addresses is asked.
  enum Route: String, CaseIterable, Sendable {
    /// The public page's own; it fails now and then.
    case proxy
    /// What stands behind it.
    case backend
  }

  var origin: Origin
  /// Path of a table of stations, nil where the built-in one is enough.
  var stations: String?

  init(_ settings: SourceSettings) throws(SourceError) {
    origin = settings.text("kind") == "folder" ? try Self.folder(settings) : try Self.service(settings)
    stations = settings.text("stations")
  }

  private static func folder(_ settings: SourceSettings) throws(SourceError) -> Origin {
    guard settings.text("url") == nil else { throw .setting(name: "url", problem: "is used with kind service only") }
    guard let path = settings.text("path") else {
      throw .setting(name: "path", problem: "must be given: the folder with the hourly files")
    }
    return .folder(path: path)
  }

  private static func service(_ settings: SourceSettings) throws(SourceError) -> Origin {
    guard settings.text("path") == nil else { throw .setting(name: "path", problem: "is used with kind folder only") }
    let route = settings.text("route").flatMap(Route.init) ?? .proxy
    let url = settings.text("url") ?? route.defaultURL
    try HTTPRequest(url: url).check(setting: "url")
    return .service(route, url: url)
  }

  static let sourceID = "gva-rvvcca"

  static let manifest = SourceManifest(
    id: sourceID, name: "Xarxa Valenciana de Vigilància", version: "1.0.0",
    summary: "Hourly means of the Generalitat's network of stations, from its service or from its hourly text files.",
    pollutants: Set(Pollutant.allCases), licence: "open data of the Generalitat Valenciana",
    attribution: "Generalitat Valenciana", cacheRule: .keep(seconds: 900),
    settings: [
      SettingSpec(
        "kind", .choice(["service", "folder"]), default: "service",
        help: "service: ask the network. folder: read hourly text files on this machine."),
      SettingSpec("path", .path, help: "The folder with the text files, with kind folder."),
      SettingSpec(
        "route", .choice(Route.allCases.map(\.rawValue)), default: "proxy",
        help: "proxy: the public page's service. backend: the one behind it."),
      SettingSpec("url", .text, help: "The service's address without parameters; by default the network's own."),
      SettingSpec(
        "stations", .path,
        help: "A CSV file of stations (station_id, lat, lon; station_name, type) beside the built-in."),
    ])
}
