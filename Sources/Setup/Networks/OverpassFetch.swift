package import AirData
package import Foundation
package import Geo

/// Fetches the streets of a box from an Overpass server, as an OSM file that the importer reads.
package struct OverpassFetch: Sendable {
  /// The public server that is asked unless another is named.
  package static let defaultServer = "https://overpass-api.de/api/interpreter"

  /// Boxes of cities that can be asked for by name.
  package static let cities: [String: BoundingBox] = [
    "barcelona": BoundingBox(west: 2.08, south: 41.34, east: 2.23, north: 41.45),
    "helsinki": BoundingBox(west: 24.85, south: 60.15, east: 25.05, north: 60.24),
    "madrid": BoundingBox(west: -3.76, south: 40.37, east: -3.62, north: 40.48),
    "valencia": BoundingBox(west: -0.435, south: 39.425, east: -0.295, north: 39.515),
  ]

  /// Largest box side in degrees that is asked for: beyond it an extract is the better way.
  static let widestDegrees = 1.0

  let http: any HTTPClient
  let server: String

  /// Creates a client for a server's address.
  package init(http: any HTTPClient, server: String = defaultServer) {
    self.http = http
    self.server = server
  }

  /// The OSM XML of all streets, turn restrictions and places in a box.
  ///
  /// Progress is reported as the bytes received so far.
  /// - Throws: ``BrisaError`` that names the alternative when the server cannot be reached.
  package func streets(
    in box: BoundingBox, onProgress: @escaping @Sendable (Int) -> Void
  ) async throws(BrisaError) -> Data {
    guard box.east - box.west <= Self.widestDegrees, box.north - box.south <= Self.widestDegrees else {
      throw BrisaError(
        .badArgument,
        "The box is wider than 1 degree: take an extract of the region instead and build it with "
          + "`brisa network build`.")
    }
    var request = HTTPRequest(url: server)
    request.method = .post
    request.headers["Content-Type"] = "application/x-www-form-urlencoded"
    request.body = Array("data=\(Self.formEncoded(Self.query(box)))".utf8)
    request.totalTimeoutSeconds = 600
    request.maximumBodyBytes = 1 << 30
    let response: HTTPResponse
    do {
      response = try await http.send(request, onProgress: onProgress)
    } catch {
      throw BrisaError(.unavailable, "The streets cannot be fetched: \(error.message) \(Self.alternative)")
    }
    guard response.status == 200 else {
      throw BrisaError(.unavailable, "The Overpass server answered with status \(response.status). \(Self.alternative)")
    }
    // Overpass reports an answer that it broke off in the answer itself, with status 200.
    let tail = String(decoding: response.body.suffix(2000), as: UTF8.self)
    guard !tail.contains("runtime error") else {
      throw BrisaError(
        .unavailable, "The Overpass server broke its answer off: ask for a smaller box, or later. \(Self.alternative)")
    }
    return Data(response.body)
  }

  private static let alternative =
    "Without it, take any OpenStreetMap extract of the city (.osm.pbf) and run `brisa network build EXTRACT -o CITY.brisa`."

  static func query(_ box: BoundingBox) -> String {
    """
    [out:xml][timeout:300][bbox:\(box.south),\(box.west),\(box.north),\(box.east)];
    (way["highway"]; relation["type"="restriction"]; nwr["addr:housenumber"];
    nwr["name"][~"^(place|amenity|shop|tourism|leisure|historic|healthcare|office|railway|public_transport|aeroway)$"~"."];
    nwr["name"][~"^(natural|water|landuse|man_made|building)$"~"."];
    nwr["building"]; nwr["natural"~"^(water|wood|grassland|scrub|heath|beach|sand|wetland|coastline)$"];
    nwr["waterway"~"^(river|riverbank|canal|stream)$"]; nwr["leisure"~"^(park|garden|nature_reserve|pitch|playground|golf_course)$"];
    nwr["landuse"~"^(forest|reservoir|basin|recreation_ground|grass|meadow|village_green|cemetery|farmland|orchard|vineyard|allotments)$"];
    nwr["railway"~"^(rail|light_rail|subway|tram|narrow_gauge|funicular|monorail|station|halt|tram_stop)$"]["type"!="route"];
    nwr["place"]["name"]["boundary"!~"."];)->.map;
    (.map; .map >;);
    out meta;
    """
  }

  static func formEncoded(_ text: String) -> String {
    text.utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain = byte < 128 && (character.isLetter || character.isNumber || "-._~".contains(character))
      return isPlain ? String(character) : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
