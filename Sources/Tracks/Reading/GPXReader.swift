internal import Foundation
internal import Geo

/// Reads GPX 1.0 and 1.1.
struct GPXReader {
  private let cursor: XMLCursor
  private var counter: PlaceCounter

  init(_ cursor: XMLCursor, _ limits: TrackLimits) {
    self.cursor = cursor
    counter = PlaceCounter(limits)
  }

  /// The file whose root the cursor is at.
  mutating func read(isEmpty: Bool) throws(TrackError) -> TrackFile {
    var file = TrackFile()
    try cursor.children(isEmpty: isEmpty) { (name, isEmpty) throws(TrackError) in
      switch name {
      case "metadata": try readMetadata(into: &file, isEmpty: isEmpty)
      case "name": file.name = try cursor.content(isEmpty: isEmpty)
      case "desc": file.summary = try cursor.content(isEmpty: isEmpty)
      case "wpt": file.waypoints.append(try place(isEmpty: isEmpty))
      case "trk": file.tracks.append(try track(isEmpty: isEmpty))
      case "rte": file.routes.append(try route(isEmpty: isEmpty))
      default: try cursor.skip(isEmpty: isEmpty)
      }
    }
    return file
  }

  private func readMetadata(into file: inout TrackFile, isEmpty: Bool) throws(TrackError) {
    try cursor.children(isEmpty: isEmpty) { (name, isEmpty) throws(TrackError) in
      switch name {
      case "name": file.name = try cursor.content(isEmpty: isEmpty)
      case "desc": file.summary = try cursor.content(isEmpty: isEmpty)
      default: try cursor.skip(isEmpty: isEmpty)
      }
    }
  }

  private mutating func track(isEmpty: Bool) throws(TrackError) -> Track {
    var track = Track()
    try cursor.children(isEmpty: isEmpty) { (name, isEmpty) throws(TrackError) in
      switch name {
      case "name": track.name = try cursor.content(isEmpty: isEmpty)
      case "desc": track.summary = try cursor.content(isEmpty: isEmpty)
      case "type": track.kind = try cursor.content(isEmpty: isEmpty)
      case "trkseg": track.segments.append(try segment(isEmpty: isEmpty))
      default: try cursor.skip(isEmpty: isEmpty)
      }
    }
    return track
  }

  private mutating func segment(isEmpty: Bool) throws(TrackError) -> [TrackPlace] {
    var places: [TrackPlace] = []
    try cursor.children(isEmpty: isEmpty) { (name, isEmpty) throws(TrackError) in
      if name == "trkpt" { places.append(try place(isEmpty: isEmpty)) } else { try cursor.skip(isEmpty: isEmpty) }
    }
    return places
  }

  private mutating func route(isEmpty: Bool) throws(TrackError) -> TrackRoute {
    var route = TrackRoute()
    try cursor.children(isEmpty: isEmpty) { (name, isEmpty) throws(TrackError) in
      switch name {
      case "name": route.name = try cursor.content(isEmpty: isEmpty)
      case "desc": route.summary = try cursor.content(isEmpty: isEmpty)
      case "type": route.kind = try cursor.content(isEmpty: isEmpty)
      case "rtept": route.places.append(try place(isEmpty: isEmpty))
      default: try cursor.skip(isEmpty: isEmpty)
      }
    }
    return route
  }

  private mutating func place(isEmpty: Bool) throws(TrackError) -> TrackPlace {
    try counter.add(line: cursor.line)
    let attributes = cursor.attributes
    let latitude = try degrees("lat", within: 90, of: attributes)
    var place = TrackPlace(Coordinate(latitude: latitude, longitude: try degrees("lon", within: 180, of: attributes)))
    var (title, summary) = ("", "")
    try cursor.children(isEmpty: isEmpty) { (name, isEmpty) throws(TrackError) in
      switch name {
      case "ele":
        let (line, text) = (cursor.line, try cursor.content(isEmpty: isEmpty))
        // Receivers without a figure write an element without one.
        if !text.isEmpty {
          place.elevationMeters = try PlaceCounter.number(
            text, in: PlaceCounter.elevations, "an elevation in metres", line: line)
        }
      case "time":
        let (line, text) = (cursor.line, try cursor.content(isEmpty: isEmpty))
        if !text.isEmpty { place.time = try counter.time(text, line: line) }
      case "name": title = try cursor.content(isEmpty: isEmpty)
      case "desc": summary = try cursor.content(isEmpty: isEmpty)
      default: try cursor.skip(isEmpty: isEmpty)
      }
    }
    if !title.isEmpty || !summary.isEmpty { place.details = PlaceDetails(name: title, summary: summary) }
    return place
  }

  private func degrees(
    _ name: String, within bound: Double, of attributes: [XMLCursor.Attribute]
  ) throws(TrackError) -> Double {
    guard let text = attributes.first(where: { $0.name == name })?.value else {
      throw TrackError("has a place without '\(name)'", line: cursor.line)
    }
    return try PlaceCounter.number(text, in: -bound...bound, "'\(name)' in degrees", line: cursor.line)
  }
}
