package import AirData
internal import Foundation
internal import Geo
package import Setup
internal import Tracks

/// Reads lists of stops.
///
/// The kind of a list is told by its first character: this is the place where further kinds are read.
package enum StopList {
  /// How the names of such files end.
  package static let endings = [".csv", ".json", ".geojson", ".gpx", ".kml", ".kmz"]

  /// Whether the stops of a trip are meant as a file: they are one word, and it has the ending of such a file, or there
  /// is a file that is called so.
  package static func isFile(_ stops: [String]) -> Bool {
    guard let word = stops.first, stops.count == 1, (try? Coordinate(parsing: word)) == nil,
      TripStop(row: word) == nil
    else { return false }
    return word == "-" || endings.contains { word.lowercased().hasSuffix($0) }
      || FileManager.default.fileExists(atPath: word)
  }

  private static let maxBytes = 16 << 20
  private static let maxLetters = 1000
  private static let latitudes = ["lat", "latitude"]
  private static let longitudes = ["lon", "lng", "long", "longitude"]
  private static let names = ["name", "title", "stop"]

  /// The stops of a file, `-` for standard input.
  /// - Throws: ``BrisaError`` that names the file and the row.
  package static func stops(of path: String) throws(BrisaError) -> [TripStop] {
    let isInput = path == "-"
    if path.lowercased().hasSuffix(".kmz") {
      let stops = try places(try TrackInput.read(path), "'\(path)'")
      try checkNames(stops, "'\(path)'")
      return stops
    }
    let text = try TextFile.read(isInput ? "/dev/stdin" : path, limitBytes: maxBytes)
    return try stops(in: text, named: isInput ? "standard input" : "'\(path)'")
  }

  /// The stops that a text lists, which is called `source` in errors.
  /// - Throws: ``BrisaError`` that names the row.
  package static func stops(in text: String, named source: String) throws(BrisaError) -> [TripStop] {
    let stops =
      switch text.first(where: { !$0.isWhitespace && $0 != "\u{FEFF}" }) {
      case "{": try points(text, source)
      case "<": try places(try TrackInput.file(Array(text.utf8), named: source), source)
      default: try rows(text, source)
      }
    guard !stops.isEmpty else {
      throw BrisaError(.badData, "\(source) lists no stop: give a row or a point for each.")
    }
    try checkNames(stops, source)
    return stops
  }

  /// Refuses names that nobody gives a stop: they are written into every answer, once a leg.
  private static func checkNames(_ stops: [TripStop], _ source: String) throws(BrisaError) {
    guard let place = stops.firstIndex(where: { $0.name.unicodeScalars.count > maxLetters }) else { return }
    throw BrisaError(
      .badData, "\(source): the name of stop \(place + 1) has more than \(maxLetters) letters: shorten it.")
  }

  /// The stops of a file of tracks: its single places, or those of its routes where it has none.
  private static func places(_ file: TrackFile, _ source: String) throws(BrisaError) -> [TripStop] {
    let places = file.waypoints.isEmpty ? file.routes.flatMap(\.places) : file.waypoints
    guard !places.isEmpty else {
      throw BrisaError(
        .badData,
        "\(source) lists no stop: stops are waypoints, or else the places of routes; brisa track takes tracks.")
    }
    return places.map { TripStop($0.place, name: $0.name) }
  }

  // MARK: CSV

  private static func rows(_ text: String, _ source: String) throws(BrisaError) -> [TripStop] {
    do {
      var reader = try CSVReader(Array(text.utf8))
      let header = reader.header.map { $0.lowercased() }
      guard let latitude = header.firstIndex(where: { latitudes.contains($0) }),
        let longitude = header.firstIndex(where: { longitudes.contains($0) })
      else {
        throw BrisaError(
          .badData, "\(source) lacks a column: the header of a list of stops is lat,lon or lat,lon,name.")
      }
      let name = header.firstIndex { names.contains($0) }
      var stops: [TripStop] = []
      while try reader.nextRow() {
        guard reader.fieldCount == header.count, !reader.hasStrayText else {
          throw fault(
            source, row: "line \(reader.line)", "has \(reader.fieldCount) fields and the header \(header.count)")
        }
        let place = try place(
          "\(reader.numberText(latitude)),\(reader.numberText(longitude))", of: source, row: "line \(reader.line)")
        stops.append(TripStop(place, name: name.map { reader.text($0) } ?? ""))
      }
      return stops
    } catch let error as CSVError {
      throw BrisaError(.badData, "\(source) \(error.problem).")
    } catch let error as BrisaError {
      throw error
    } catch {
      throw BrisaError(.badData, "\(source) is no table of stops.")
    }
  }

  private static func place(_ text: String, of source: String, row: String) throws(BrisaError) -> Coordinate {
    do {
      return try Coordinate(parsing: text)
    } catch {
      throw fault(source, row: row, error.message)
    }
  }

  private static func fault(_ source: String, row: String, _ problem: String) -> BrisaError {
    BrisaError(.badData, "\(source), \(row): \(problem)\(problem.hasSuffix(".") ? "" : ".")")
  }

  // MARK: GeoJSON

  private static func points(_ text: String, _ source: String) throws(BrisaError) -> [TripStop] {
    do throws(JSONError) {
      let limits = JSONLimits(bytes: maxBytes, containers: 400_000, values: 1_600_000)
      let document = try JSONDocument(parsing: Array(text.utf8), limits: limits)
      return try points(of: document.root)
    } catch {
      throw BrisaError(.badData, "\(source) is no GeoJSON of stops: \(error.message).")
    }
  }

  /// The stops of a GeoJSON feature collection of points; `name` among the properties is what a stop is called.
  /// - Throws: ``JSONError`` that names the feature.
  package static func points(of collection: JSONNode) throws(JSONError) -> [TripStop] {
    try collection["features"].elements.map { (feature) throws(JSONError) in
      guard try feature["geometry"]["type"].text == "Point" else {
        throw feature["geometry"]["type"].error("must be Point, one for each stop")
      }
      let place = feature["geometry"]["coordinates"]
      let coordinate = Coordinate(latitude: try place[1].number, longitude: try place[0].number)
      guard coordinate.isOnGlobe else {
        throw place.error("must be longitude and latitude in degrees, in this order")
      }
      return TripStop(coordinate, name: try feature["properties"]["name"].optional?.text ?? "")
    }
  }
}
