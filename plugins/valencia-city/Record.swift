internal import AirData
internal import Foundation
internal import Geo

/// What one record says of its station and its hour; the values are read one by one.
struct Record {
  let station: Station
  let start: Date
  /// The record's fields, whatever shape they come in.
  let fields: JSONNode

  static let secondsPerHour = 3600.0

  init(_ node: JSONNode, options: Options, now: Date) throws(JSONError) {
    let isFeature = options.shape == .arcgis
    fields = isFeature ? node["attributes"] : node
    // Numbers of records (objectid) change their station now and then; this name does not.
    let id = try fields["fiwareid"].text.withoutControlCharacters
    guard !id.isEmpty else { throw fields["fiwareid"].error("is empty") }
    let name = try fields["nombre"].optional?.text.withoutControlCharacters ?? id
    let place = isFeature ? node["geometry"] : node["geo_point_2d"]
    station = Station(
      id: id, name: name.isEmpty ? id : name, coordinate: try Self.coordinate(place, isFeature: isFeature),
      type: try Self.type(fields.first("tipoemisio", "tipoemision"), name: name))
    let loaded = try Self.loadTime(fields.first("fecha_carg", "fecha_carga"), now: now)
    let hour = (loaded.timeIntervalSince1970 / Self.secondsPerHour).rounded(.down) * Self.secondsPerHour
    start = Date(timeIntervalSince1970: hour - (options.loadHour == .ended ? Self.secondsPerHour : 0))
  }

  private static func coordinate(_ place: JSONNode, isFeature: Bool) throws(JSONError) -> Coordinate {
    let coordinate = Coordinate(
      latitude: try place[isFeature ? "y" : "lat"].number, longitude: try place[isFeature ? "x" : "lon"].number)
    guard coordinate.isOnGlobe else { throw place.error("is no longitude and latitude") }
    return coordinate
  }

  /// The city's words, written with or without accents; a port counts as industry.
  private static func type(_ node: JSONNode, name: String) throws(JSONError) -> StationType {
    func plain(_ text: String) -> String {
      text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
    switch plain(try node.optional?.text ?? "") {
    case "trafico": return .traffic
    case "fondo": return .background
    case "industrial": return .industrial
    default:
      let words = plain(name).split { !$0.isLetter }
      return words.contains("port") || words.contains("puerto") ? .industrial : .unknown
    }
  }

  /// Milliseconds since 1970, or a time in words.
  private static func loadTime(_ node: JSONNode, now: Date) throws(JSONError) -> Date {
    let time = try node.isText ? written(node) : Date(timeIntervalSince1970: node.number / 1000)
    guard time >= earliest else { throw node.error("is no time in milliseconds since 1970") }
    // A local time that is written as UTC would give an hour that has not ended.
    guard time <= now + Reading.clockToleranceSeconds else { throw node.error("lies in the future") }
    return time
  }

  private static func written(_ node: JSONNode) throws(JSONError) -> Date {
    guard let time = try? TimeText.parse(try node.text, zone: .gmt) else {
      throw node.error("is no time like 2026-01-10T09:00:00+00:00")
    }
    return time
  }

  /// Seconds since 1970 that are taken for milliseconds give a day of January 1970.
  private static let earliest = Date(timeIntervalSince1970: 946_684_800)
}

extension JSONNode {
  /// The member of whichever name is there: the city cuts its field names to ten letters at times.
  func first(_ name: String, _ other: String) -> JSONNode {
    self[name].exists || !self[other].exists ? self[name] : self[other]
  }

  /// Whether a text stands here.
  var isText: Bool { (try? text) != nil }
}
