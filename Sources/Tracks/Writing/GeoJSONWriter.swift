internal import Foundation
internal import Geo

/// Writes GeoJSON (RFC 7946), with times of lines in the property `coordTimes`.
package enum GeoJSONWriter {
  private struct Feature: Encodable {
    struct Properties: Encodable {
      var kind: String
      var name: String?
      var desc: String?
      var type: String?
      var time: String?
      var coordTimes: [[String?]]?
    }

    struct Geometry: Encodable {
      var type: String
      var point: [Double]?
      var lines: [[[Double]]]?

      private enum Key: String, CodingKey { case type, coordinates }

      func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode(type, forKey: .type)
        if let point { try keys.encode(point, forKey: .coordinates) }
        if let lines { try keys.encode(lines, forKey: .coordinates) }
      }
    }

    let type = "Feature"
    let properties: Properties
    let geometry: Geometry
  }

  private struct Collection: Encodable {
    let type = "FeatureCollection"
    var name: String?
    var description: String?
    var features: [Feature]
  }

  /// A file of tracks as a feature collection.
  /// - Throws: an encoder's error.
  package static func text(_ file: TrackFile) throws -> String {
    let places = file.waypoints.map { place in
      Feature(
        properties: .init(
          kind: "waypoint", name: filled(place.name), desc: filled(place.details?.summary ?? ""),
          time: place.time.map(TrackTime.text)),
        geometry: .init(type: "Point", point: position(place)))
    }
    let routes = file.routes.map {
      line("route", name: $0.name, summary: $0.summary, type: $0.kind, along: [$0.places])
    }
    let tracks = file.tracks.map {
      line("track", name: $0.name, summary: $0.summary, type: $0.kind, along: $0.segments)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let collection = Collection(
      name: filled(file.name), description: filled(file.summary), features: places + routes + tracks)
    return String(decoding: try encoder.encode(collection), as: UTF8.self) + "\n"
  }

  private static func line(
    _ kind: String, name: String, summary: String, type: String, along segments: [[TrackPlace]]
  ) -> Feature {
    let hasTimes = segments.contains { $0.contains { $0.time != nil } }
    return Feature(
      properties: .init(
        kind: kind, name: filled(name), desc: filled(summary), type: filled(type),
        coordTimes: hasTimes ? segments.map { $0.map { $0.time.map(TrackTime.text) } } : nil),
      geometry: .init(type: "MultiLineString", lines: segments.map { $0.map(position) }))
  }

  private static func filled(_ text: String) -> String? { text.isEmpty ? nil : text }

  private static func position(_ place: TrackPlace) -> [Double] {
    [place.place.longitude, place.place.latitude] + [place.elevationMeters].compactMap { $0 }
  }
}
