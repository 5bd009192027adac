internal import AirData
internal import Geo
internal import Setup
internal import Trips

/// Circles that a file lists, however many.
enum ExclusionFile {
  private static let maxBytes = 64 << 20
  private static let names = [["lat", "latitude"], ["lon", "lng", "longitude"], ["metres", "meters", "radius"]]

  /// The circles of a CSV table or of GeoJSON, in their order; what begins with a brace is GeoJSON.
  /// - Throws: ``BrisaError`` that names the row.
  static func circles(_ path: String, radii: ClosedRange<Double>) throws(BrisaError) -> [RouteQuestion.Circle] {
    let text = try TextFile.read(path, limitBytes: maxBytes)
    let isGeoJSON = text.first { !$0.isWhitespace } == "{"
    let rows = isGeoJSON ? try points(text, path) : try tableRows(text, path)
    return try rows.map { (row) throws(BrisaError) in try circle(row, in: path, radii) }
  }

  /// What a row says, and where it stands.
  private struct Row {
    let place: String
    let latitude: Double?
    let longitude: Double?
    let radiusMeters: Double?
    var name: String?
  }

  private static func circle(
    _ row: Row, in path: String, _ radii: ClosedRange<Double>
  ) throws(BrisaError) -> RouteQuestion.Circle {
    guard let latitude = row.latitude, let longitude = row.longitude, let radiusMeters = row.radiusMeters,
      radii.contains(radiusMeters), Coordinate(latitude: latitude, longitude: longitude).isOnGlobe
    else {
      throw BrisaError(
        .badData,
        "'\(path)', \(row.place): a circle takes a latitude and a longitude in degrees and metres from "
          + "\(Int(radii.lowerBound)) to \(Int(radii.upperBound)).")
    }
    return RouteQuestion.Circle(
      center: Coordinate(latitude: latitude, longitude: longitude), radiusMeters: radiusMeters, name: row.name)
  }

  private static func tableRows(_ text: String, _ path: String) throws(BrisaError) -> [Row] {
    do {
      var reader = try CSVReader(Array(text.utf8))
      let header = reader.header.map { $0.lowercased() }
      let columns = names.compactMap { words in header.firstIndex { words.contains($0) } }
      guard columns.count == names.count else {
        throw BrisaError(
          .badData, "'\(path)' lacks a column: the header of a list of circles is lat,lon,metres.")
      }
      var rows: [Row] = []
      while try reader.nextRow() {
        let values = columns.map { $0 < reader.fieldCount ? Double(reader.numberText($0)) : nil }
        rows.append(
          Row(place: "line \(reader.line)", latitude: values[0], longitude: values[1], radiusMeters: values[2]))
      }
      return rows
    } catch let error as BrisaError {
      throw error
    } catch let error as CSVError {
      throw BrisaError(.badData, "'\(path)' \(error.problem).")
    } catch {
      throw BrisaError(.badData, "'\(path)' is no table of circles.")
    }
  }

  private static func points(_ text: String, _ path: String) throws(BrisaError) -> [Row] {
    do throws(JSONError) {
      let limits = JSONLimits(bytes: maxBytes, containers: 4_000_000, values: 16_000_000)
      let document = try JSONDocument(parsing: Array(text.utf8), limits: limits)
      return try document.root["features"].elements.map { (feature) throws(JSONError) in
        guard try feature["geometry"]["type"].text == "Point" else {
          throw feature["geometry"]["type"].error("must be Point, with the circle's metres among the properties")
        }
        let place = feature["geometry"]["coordinates"]
        let radius = names[2].lazy.compactMap { feature["properties"][$0].optional }.first
        return Row(
          place: feature.path, latitude: try place[1].number, longitude: try place[0].number,
          radiusMeters: try radius?.number, name: ZoneName.name(ofFeature: feature))
      }
    } catch {
      throw BrisaError(.badData, "'\(path)' is no GeoJSON of circles: \(error.message).")
    }
  }
}
