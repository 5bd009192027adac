internal import AirData
internal import Geo
internal import Streets

/// The path of an OSRM question: `/{service}/v1/{profile}/{coordinates}[.json]`.
struct OSRMAddress: Sendable {
  /// OSRM's services.
  enum Service: String, CaseIterable {
    case route, nearest, table, match, trip, tile
  }

  let service: Service
  let mode: TravelMode
  /// Longitude and latitude of every place, as text or as a polyline; empty where they come in the body.
  let coordinates: String

  /// Whether a path is meant for this, by its first parts.
  static func isMeant(_ parts: [String]) -> Bool {
    guard let first = parts.first else { return false }
    if first.hasPrefix("routed-") { return true }
    // The versions keep it apart from Brisa's own addresses.
    return Service(rawValue: first) != nil || (parts.count >= 3 && isVersion(parts[1]))
  }

  /// - Throws: ``OSRMError``.
  init(_ parts: [String]) throws(OSRMError) {
    var parts = parts[...]
    var mode: TravelMode?
    if let prefix = parts.first, prefix.hasPrefix("routed-") {
      mode = Self.mode(profile: String(prefix.dropFirst("routed-".count)))
      parts.removeFirst()
    }
    guard parts.count >= 3 else {
      throw OSRMError(
        .invalidURL, "An address is /service/v1/profile/lon,lat;lon,lat: this one has \(parts.count) parts.")
    }
    let (name, version, profile) = (parts.removeFirst(), parts.removeFirst(), parts.removeFirst())
    guard Self.isVersion(version) else { throw OSRMError(.invalidURL, "'\(version)' is no version: take v1.") }
    guard let service = Service(rawValue: name) else {
      throw OSRMError(
        .invalidService, "There is no service '\(name)': take route, nearest, table, match, trip or tile.")
    }
    guard version == "v1" else { throw OSRMError(.invalidVersion, "Version '\(version)' is not served: take v1.") }
    self.service = service
    self.mode = mode ?? Self.mode(profile: profile)
    coordinates = try Self.text(parts.joined(separator: "/"))
  }

  /// The parts of a path and the options behind it, of an address that was cut at a question mark of its polyline.
  ///
  /// OSRM's clients need not percent-encode those of a polyline's code, which is closed by a parenthesis.
  static func joined(_ parts: [String], query: String?) -> (parts: [String], query: String?) {
    guard let query, let last = parts.last, last.hasPrefix("polyline(") || last.hasPrefix("polyline6("),
      !last.contains(")"), let end = query.firstIndex(of: ")")
    else { return (parts, query) }
    let mark = query[end...].firstIndex(of: "?")
    guard let rest = QueryItems.decoded(query[..<(mark ?? query.endIndex)]) else { return (parts, query) }
    let options = mark.map { String(query[query.index(after: $0)...]) }
    return (Array(parts.dropLast()) + ["\(last)?\(rest)"], options)
  }

  private static func isVersion(_ text: String) -> Bool {
    text.first == "v" && text.count > 1 && text.dropFirst().allSatisfy(\.isNumber)
  }

  /// The way of travelling that a profile's word means; walking, where it means none.
  private static func mode(profile: String) -> TravelMode {
    switch profile.lowercased() {
    case "bike", "bicycle", "cycling": .bike
    case "scooter": .scooter
    default: .walk
    }
  }

  private static func text(_ text: String) throws(OSRMError) -> String {
    if text.hasSuffix(".json") { return String(text.dropLast(".json".count)) }
    if text.hasSuffix(".flatbuffers") {
      throw OSRMError(.notImplemented, "Answers are JSON: leave out .flatbuffers.")
    }
    return text
  }
}

/// The places of an OSRM question.
enum OSRMCoordinates {
  /// - Throws: ``OSRMError`` for what is no list of places, and for places off the globe.
  static func read(_ text: String) throws(OSRMError) -> [Coordinate] {
    let places = if let line = try polyline(text) { line } else { try list(text) }
    for (number, place) in places.enumerated() where !place.isOnGlobe {
      throw OSRMError(
        .invalidValue, "Coordinate \(number) is not on the globe: longitude comes before latitude, in degrees.")
    }
    return places
  }

  private static func polyline(_ text: String) throws(OSRMError) -> [Coordinate]? {
    for (prefix, decimals) in [("polyline6(", 6), ("polyline(", 5)] where text.hasPrefix(prefix) {
      guard text.hasSuffix(")"),
        let line = PolylineCode.decode(text.dropFirst(prefix.count).dropLast(), decimals: decimals), !line.isEmpty
      else { throw OSRMError(.invalidQuery, "The polyline of the address cannot be read.") }
      return line
    }
    return nil
  }

  private static func list(_ text: String) throws(OSRMError) -> [Coordinate] {
    var places: [Coordinate] = []
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let figures = part.split(separator: ",", omittingEmptySubsequences: false).map { DecimalNumber.parse($0) }
      guard figures.count == 2, let longitude = figures[0], let latitude = figures[1] else {
        throw OSRMError(
          .invalidQuery, "Coordinate \(places.count) cannot be read: places are longitude,latitude, with ; between.")
      }
      places.append(Coordinate(latitude: latitude, longitude: longitude))
    }
    return places
  }
}
