internal import AirData
internal import Foundation
internal import Geo

/// The settings of the source, in types of their own.
struct Options: Sendable {
  var url: String
  /// Percent of relative humidity from which a figure is doubted.
  var humidityLimit: Double
  /// How the source names itself to the service.
  var userAgent: String

  init(_ settings: SourceSettings) throws(SourceError) {
    url = settings.text("url") ?? Self.defaultURL
    while url.hasSuffix("/") { url.removeLast() }
    humidityLimit = settings.number("humidity_limit") ?? 70
    let contact = settings.text("contact") ?? ""
    userAgent = "Brisa \(Self.sourceID)/\(Self.version)" + (contact.isEmpty ? "" : " (\(contact))")
    var request = HTTPRequest(url: url)
    try request.check(setting: "url")
    request.headers["User-Agent"] = userAgent
    do {
      try request.check()
    } catch {
      throw .setting(name: "contact", problem: "holds a line end or another character that no header field may hold")
    }
  }

  /// The request for everything in the circle around a box.
  func request(_ box: BoundingBox) -> HTTPRequest {
    let center = box.center
    let corners = [
      Coordinate(latitude: box.south, longitude: box.west), Coordinate(latitude: box.north, longitude: box.west),
    ]
    let meters = corners.map { $0.distanceMeters(to: center) }.max() ?? 0
    func text(_ number: Double) -> String { "\((number * 1e4).rounded() / 1e4)" }
    // A tenth of a kilometre makes up for the rounding.
    let radius = (meters / 100).rounded(.up) / 10 + 0.1
    var request = HTTPRequest(
      url: "\(url)/area=\(text(center.latitude)),\(text(center.longitude)),\(text(radius))")
    request.headers["User-Agent"] = userAgent
    request.maximumBodyBytes = 16 << 20
    return request
  }

  static let sourceID = "sensor-community"

  private static let version = "1.0.0"
  private static let defaultURL = "https://data.sensor.community/airrohr/v1/filter"

  static let manifest = SourceManifest(
    id: sourceID, name: "Sensor.Community", version: version,
    summary: "PM2.5 and PM10 of people's own low-cost sensors, the last five minutes.",
    pollutants: [.pm25, .pm10], licence: "ODbL-1.0 (contents: DbCL-1.0)",
    attribution: "Sensor.Community and its contributors", cacheRule: .keep(seconds: 300),
    settings: [
      SettingSpec(
        "contact", .text,
        help: "An e-mail address or web page for the User-Agent; the project asks everybody to say who they are."),
      SettingSpec(
        "humidity_limit", .number(0...101), default: 70,
        help: "Percent of humidity from which readings are flagged, since droplets count as dust; 101 flags none."),
      SettingSpec(
        "url", .text, default: .text(defaultURL),
        help: "Address of the filter; never an api. host, which only takes data in."),
    ])
}
