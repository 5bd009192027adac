package import AirData
internal import Foundation
package import Geo

/// Asks a Nominatim server where a city is.
package struct PlaceSearch: Sendable {
  /// The public server that is asked unless another is named.
  package static let defaultServer = "https://nominatim.openstreetmap.org/search"

  /// Who must be named for what a server says.
  package static let attribution = "© OpenStreetMap contributors"

  /// A city, as it was found.
  package struct Place: Sendable, Hashable {
    /// Its name alone.
    package let name: String
    /// Its name with all that it lies in, to tell it from others of that name.
    package let fullName: String
    /// What the server calls its middle.
    package let centre: Coordinate
    /// From its border to its border.
    package let box: BoundingBox
  }

  private let http: any HTTPClient
  private let server: String

  /// Creates a client for a server's address.
  package init(http: any HTTPClient, server: String = defaultServer) {
    self.http = http
    self.server = server
  }

  /// The place that the server thinks is meant by a name.
  /// - Throws: ``BrisaError`` when it cannot be asked, or knows no such place, or one over the 180th meridian.
  package func place(_ name: String) async throws(BrisaError) -> Place {
    let parameters = [("q", name), ("format", "jsonv2"), ("limit", "1")]
    var request = HTTPRequest(url: server, parameters: parameters)
    request.maximumBodyBytes = 1 << 20
    let response: HTTPResponse
    do {
      response = try await http.send(request)
    } catch {
      throw BrisaError(.unavailable, "The city cannot be looked for: \(error.message) \(Self.alternative)")
    }
    guard response.status == 200 else {
      throw BrisaError(
        .unavailable, "The server of places answered with status \(response.status). \(Self.alternative)")
    }
    return try Self.place(named: name, in: response.body)
  }

  private static let alternative =
    "Without it, take an OpenStreetMap extract of the city and run `brisa init --network EXTRACT`."

  /// One of the places that a server lists, as far as it is looked at.
  private struct Found: Decodable {
    let name: String?
    let display_name: String
    let lat: String
    let lon: String
    /// South, north, west, east.
    let boundingbox: [String]
  }

  static func place(named name: String, in body: [UInt8]) throws(BrisaError) -> Place {
    guard let list = try? JSONDecoder().decode([Found].self, from: Data(body)) else {
      throw BrisaError(.unavailable, "What the server of places answered is no list of places. \(alternative)")
    }
    guard let found = list.first else {
      throw BrisaError(.badArgument, "No place is called '\(name)': write its country behind it, after a comma.")
    }
    let edges = found.boundingbox.compactMap { Double($0) }
    guard !isOverAntimeridian(edges) else {
      throw BrisaError(
        .badArgument,
        "'\(name)' lies on both sides of the 180th meridian, which no network crosses: take an OpenStreetMap extract of "
          + "one side and run `brisa init --network EXTRACT`.")
    }
    guard found.boundingbox.count == 4, edges.count == 4,
      let box = BoundingBox(edges: [edges[2], edges[0], edges[3], edges[1]]),
      let latitude = Double(found.lat), let longitude = Double(found.lon), abs(latitude) <= 90, abs(longitude) <= 180
    else {
      throw BrisaError(.unavailable, "The server of places gives no box for '\(name)'. \(alternative)")
    }
    let own = found.name.flatMap { $0.isEmpty ? nil : $0 } ?? name
    return Place(
      name: clean(own), fullName: clean(found.display_name),
      centre: Coordinate(latitude: latitude, longitude: longitude), box: box)
  }

  /// Whether the edges of a box, in a server's order, are those of a place on both sides of the 180th meridian: around
  /// the globe, or with the west in the eastern half.
  private static func isOverAntimeridian(_ edges: [Double]) -> Bool {
    guard edges.count == 4, edges.allSatisfy({ abs($0) <= 180 }) else { return false }
    let (west, east) = (edges[2], edges[3])
    return east - west >= 360 || BoundingBox.isOverAntimeridian(edges: [west, edges[0], east, edges[1]])
  }

  /// A name of one line.
  private static func clean(_ text: String) -> String {
    String(text.unicodeScalars.filter { $0.properties.generalCategory != .control }.map(Character.init))
  }
}

extension PlaceSearch.Place {
  /// Longest side of the box whose streets are fetched, in degrees.
  package static let widestStreetDegrees = 0.5

  /// Whether the place reaches farther than its streets are fetched.
  package var isCut: Bool { streetBox != box }

  /// The box whose streets are fetched: the place's own, each side no more than half a degree about its middle.
  package var streetBox: BoundingBox {
    let half = Self.widestStreetDegrees / 2
    let (isWide, isTall) = (box.east - box.west > 2 * half, box.north - box.south > 2 * half)
    return BoundingBox(
      west: isWide ? max(-180, centre.longitude - half) : box.west,
      south: isTall ? max(-90, centre.latitude - half) : box.south,
      east: isWide ? min(180, centre.longitude + half) : box.east,
      north: isTall ? min(90, centre.latitude + half) : box.north)
  }

  /// What its network file is called: its name in small letters without accents, with hyphens.
  package var fileName: String {
    let plain = name.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    let words = plain.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    return words.isEmpty ? "city" : words.joined(separator: "-").lowercased()
  }
}
