internal import AirData
internal import Geo
internal import Trips

/// Polygons to keep out of: corners in an address, GeoJSON in a body.
struct ExcludedPolygons {
  /// What the parameter is called.
  static let name = "exclude_polygons"

  let limits: ServiceLimits

  /// The polygons that a question names, in its address or its body; none where it names none.
  /// - Throws: ``Problem``.
  func polygons(_ parameters: Parameters) throws(Problem) -> [RouteQuestion.Polygon] {
    var polygons: [RouteQuestion.Polygon] = []
    if let text = parameters.items[Self.name] {
      for part in text.split(separator: ";") { polygons.append(.init(rings: [try ring(part)])) }
    } else if let body = parameters.body {
      polygons = try geoJSON(body)
    }
    let corners = polygons.reduce(0) { $0 + $1.rings.reduce(0) { $0 + $1.count } }
    guard corners <= limits.zoneCorners else {
      throw Problem(
        400, "too-big", "The polygons have \(corners) corners, and \(limits.zoneCorners) are taken at most.")
    }
    return try polygons.map { (polygon) throws(Problem) in
      guard !polygon.rings.isEmpty else { throw Self.noPolygon }
      let rings = try polygon.rings.map { (ring) throws(Problem) in try checked(ring) }
      return RouteQuestion.Polygon(rings: rings, name: polygon.name)
    }
  }

  /// The corners of a part of an address, latitude first.
  private func ring(_ text: Substring) throws(Problem) -> [Coordinate] {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { DecimalNumber.parse($0) ?? .nan }
    guard numbers.count.isMultiple(of: 2) else { throw Self.noPolygon }
    return stride(from: 0, to: numbers.count, by: 2).map {
      Coordinate(latitude: numbers[$0], longitude: numbers[$0 + 1])
    }
  }

  private func geoJSON(_ body: JSONNode) throws(Problem) -> [RouteQuestion.Polygon] {
    do throws(JSONError) {
      guard let node = body[Self.name].optional else { return [] }
      return try polygons(of: node)
    } catch {
      throw Problem(400, "bad-argument", "'\(Self.name)' is GeoJSON in a body: \(error.message)")
    }
  }

  private func polygons(of node: JSONNode) throws(JSONError) -> [RouteQuestion.Polygon] {
    switch try node["type"].text {
    case "FeatureCollection":
      var all: [RouteQuestion.Polygon] = []
      for feature in try node["features"].elements { all += try polygons(of: feature) }
      return all
    case "Feature":
      let name = ZoneName.name(ofFeature: node)
      return try polygons(of: node["geometry"]).map { RouteQuestion.Polygon(rings: $0.rings, name: name) }
    case "Polygon": return [try polygon(of: node["coordinates"])]
    case "MultiPolygon":
      return try node["coordinates"].elements.map { (one) throws(JSONError) in try polygon(of: one) }
    default: throw node["type"].error("must be Polygon, MultiPolygon, Feature or FeatureCollection")
    }
  }

  private func polygon(of node: JSONNode) throws(JSONError) -> RouteQuestion.Polygon {
    RouteQuestion.Polygon(
      rings: try node.elements.map { (ring) throws(JSONError) in
        try ring.elements.map { (corner) throws(JSONError) in
          Coordinate(latitude: try corner[1].number, longitude: try corner[0].number)
        }
      })
  }

  /// A ring whose first corner is not said again, with an inside and not too wide.
  private func checked(_ ring: [Coordinate]) throws(Problem) -> [Coordinate] {
    let corners = ring.first == ring.last ? Array(ring.dropLast()) : ring
    guard corners.count >= 3, corners.allSatisfy(\.isOnGlobe),
      let box = BoundingBox(around: Longitude.unbroken(corners))
    else { throw Self.noPolygon }
    // A corner that is projected is near the middle again once a ring has wound around the globe.
    let width = (box.east - box.west) * LocalProjection(origin: box.center).metersPerDegreeLongitude
    let height = (box.north - box.south) * LocalProjection.metersPerDegreeLatitude
    guard max(width, height) <= 2 * limits.zoneRadiusMeters else {
      throw Problem(
        400, "bad-argument", "A polygon is \(Int(limits.zoneRadiusMeters / 500)) km wide and high at most.")
    }
    return corners
  }

  private static let noPolygon = Problem(
    400, "bad-argument",
    "'\(name)' takes three corners or more: latitude,longitude,latitude,longitude with ; between several polygons, and "
      + "in a body rings of GeoJSON.")
}
