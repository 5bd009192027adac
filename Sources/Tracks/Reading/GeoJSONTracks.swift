internal import AirData
internal import Foundation
internal import Geo

/// Reads GeoJSON: points are waypoints, lines are tracks, or routes where the property `kind` says so; times of a line
/// are in its property `coordTimes`, as the usual converters write them.
enum GeoJSONTracks {
  /// What some bytes hold.
  static func read(_ bytes: [UInt8], _ limits: TrackLimits) throws(TrackError) -> TrackFile {
    do throws(JSONError) {
      let bounds = JSONLimits(
        bytes: limits.bytes, depth: 32, containers: limits.elements + 2 * limits.places,
        values: limits.elements + 6 * limits.places)
      let root = try JSONDocument(parsing: bytes, limits: bounds).root
      var reader = Reader(counter: PlaceCounter(limits))
      reader.file.name = try root["name"].optional?.text ?? ""
      reader.file.summary = try root["description"].optional?.text ?? ""
      if root["features"].exists {
        for feature in try root["features"].elements { try reader.take(feature) }
      } else if root["geometry"].exists {
        try reader.take(root)
      } else {
        try reader.take(root, JSONProperties())
      }
      return reader.file
    } catch {
      throw TrackError("is no GeoJSON of tracks: \(error.message.trimmed.strippingStop)")
    }
  }

  /// What a feature says of itself.
  private struct JSONProperties {
    var name = ""
    var summary = ""
    var kind = ""
    var time: String?
    var times: JSONNode?
    var isRoute = false

    init() {}

    init(_ node: JSONNode?) throws(JSONError) {
      guard let node else { return }
      name = try node["name"].optional?.text ?? ""
      summary = try node["desc"].optional?.text ?? ""
      kind = try node["type"].optional?.text ?? ""
      time = try node["time"].optional?.text
      times = node["coordTimes"].optional
      isRoute = try node["kind"].optional?.text == "route"
    }
  }

  private struct Reader {
    var file = TrackFile()
    var counter: PlaceCounter
    var times = TrackTimeReader()

    mutating func take(_ feature: JSONNode) throws(JSONError) {
      guard let geometry = feature["geometry"].optional else { return }
      try take(geometry, try JSONProperties(feature["properties"].optional))
    }

    mutating func take(_ geometry: JSONNode, _ properties: JSONProperties) throws(JSONError) {
      let places = geometry["coordinates"]
      switch try geometry["type"].text {
      case "Point":
        var place = try place(places)
        place.time = try properties.time.map { (text) throws(JSONError) in try time(text, of: geometry) }
        if !properties.name.isEmpty || !properties.summary.isEmpty {
          place.details = PlaceDetails(name: properties.name, summary: properties.summary)
        }
        file.waypoints.append(place)
      case "LineString": try take([try line(places, properties.times)], properties)
      case "MultiLineString":
        var segments: [[TrackPlace]] = []
        for (number, part) in try places.elements.enumerated() {
          segments.append(try line(part, properties.times.map { $0[number] }))
        }
        try take(segments, properties)
      default: return
      }
    }

    private mutating func take(_ segments: [[TrackPlace]], _ properties: JSONProperties) throws(JSONError) {
      if properties.isRoute {
        var route = TrackRoute()
        (route.name, route.summary, route.kind) = (properties.name, properties.summary, properties.kind)
        route.places = segments.flatMap { $0 }
        file.routes.append(route)
      } else {
        var track = Track()
        (track.name, track.summary, track.kind) = (properties.name, properties.summary, properties.kind)
        track.segments = segments
        file.tracks.append(track)
      }
    }

    private mutating func line(_ node: JSONNode, _ times: JSONNode?) throws(JSONError) -> [TrackPlace] {
      var places = try node.elements.map { (position) throws(JSONError) in try place(position) }
      guard let times else { return places }
      let all = try times.elements
      guard all.count == places.count else {
        throw times.error("must have a time for each of the \(places.count) places")
      }
      for (number, entry) in all.enumerated() {
        places[number].time = try entry.optional.map { (entry) throws(JSONError) in try time(try entry.text, of: entry)
        }
      }
      return places
    }

    private mutating func time(_ text: String, of node: JSONNode) throws(JSONError) -> Date {
      guard let date = times.date(text) else {
        throw node.error("has '\(text.prefix(40))' for a time: times are like 2026-11-23T08:00:00Z")
      }
      return date
    }

    private mutating func place(_ node: JSONNode) throws(JSONError) -> TrackPlace {
      do throws(TrackError) { try counter.add(line: 0) } catch { throw node.error(error.problem) }
      let coordinate = Coordinate(latitude: try node[1].number, longitude: try node[0].number)
      guard coordinate.isOnGlobe else { throw node.error("must be longitude and latitude in degrees, in this order") }
      let elevation = try node[2].optional?.number
      if let elevation, !PlaceCounter.elevations.contains(elevation) { throw node[2].error("must be metres") }
      return TrackPlace(coordinate, elevationMeters: elevation)
    }
  }
}

extension String {
  /// Without a full stop at its end.
  fileprivate var strippingStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
