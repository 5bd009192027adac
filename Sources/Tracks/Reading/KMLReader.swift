internal import Foundation
internal import Geo

/// Reads KML 2.2 with Google's tracks: `LineString` is a route, `gx:Track` a track, `Point` a waypoint.
struct KMLReader {
  private let cursor: XMLCursor
  private var counter: PlaceCounter
  private var file = TrackFile()

  init(_ cursor: XMLCursor, _ limits: TrackLimits) {
    self.cursor = cursor
    counter = PlaceCounter(limits)
  }

  /// The file whose root the cursor is at.
  mutating func read(isEmpty: Bool) throws(TrackError) -> TrackFile {
    try readContainer(isEmpty: isEmpty, isOutermost: true)
    return file
  }

  /// What lies in `kml`, a document or a folder.
  private mutating func readContainer(isEmpty: Bool, isOutermost: Bool) throws(TrackError) {
    try cursor.children(isEmpty: isEmpty) { (name, isEmpty) throws(TrackError) in
      switch name {
      case "Document": try readContainer(isEmpty: isEmpty, isOutermost: isOutermost)
      case "Folder": try readContainer(isEmpty: isEmpty, isOutermost: false)
      case "Placemark": try readPlacemark(isEmpty: isEmpty)
      case "name" where isOutermost: file.name = try cursor.content(isEmpty: isEmpty)
      case "description" where isOutermost: file.summary = try cursor.content(isEmpty: isEmpty)
      default: try cursor.skip(isEmpty: isEmpty)
      }
    }
  }

  /// What a placemark has.
  private struct Placemark {
    var name = ""
    var summary = ""
    var time: Date?
    var points: [TrackPlace] = []
    var lines: [[TrackPlace]] = []
    var tracks: [[[TrackPlace]]] = []
  }

  private mutating func readPlacemark(isEmpty: Bool) throws(TrackError) {
    var mark = Placemark()
    try cursor.children(isEmpty: isEmpty) { (name, isEmpty) throws(TrackError) in
      switch name {
      case "name": mark.name = try cursor.content(isEmpty: isEmpty)
      case "description": mark.summary = try cursor.content(isEmpty: isEmpty)
      case "TimeStamp": mark.time = try when(isEmpty: isEmpty)
      default: try readGeometry(name, isEmpty: isEmpty, into: &mark)
      }
    }
    take(mark)
  }

  private mutating func take(_ mark: Placemark) {
    for var point in mark.points {
      point.time = mark.time
      if !mark.name.isEmpty || !mark.summary.isEmpty {
        point.details = PlaceDetails(name: mark.name, summary: mark.summary)
      }
      file.waypoints.append(point)
    }
    for line in mark.lines {
      var route = TrackRoute()
      (route.name, route.summary, route.places) = (mark.name, mark.summary, line)
      file.routes.append(route)
    }
    for segments in mark.tracks {
      var track = Track()
      (track.name, track.summary, track.segments) = (mark.name, mark.summary, segments)
      file.tracks.append(track)
    }
  }

  private mutating func readGeometry(
    _ name: String, isEmpty: Bool, into mark: inout Placemark
  ) throws(TrackError) {
    switch name {
    case "Point": mark.points += try coordinates(isEmpty: isEmpty)
    case "LineString": mark.lines.append(try coordinates(isEmpty: isEmpty))
    case "Track": mark.tracks.append([try track(isEmpty: isEmpty)])
    case "MultiTrack":
      var segments: [[TrackPlace]] = []
      try cursor.children(isEmpty: isEmpty) { (name, isEmpty) throws(TrackError) in
        if name == "Track" { segments.append(try track(isEmpty: isEmpty)) } else { try cursor.skip(isEmpty: isEmpty) }
      }
      mark.tracks.append(segments)
    case "MultiGeometry":
      try cursor.children(isEmpty: isEmpty) { (name, isEmpty) throws(TrackError) in
        try readGeometry(name, isEmpty: isEmpty, into: &mark)
      }
    default: try cursor.skip(isEmpty: isEmpty)
    }
  }

  private mutating func when(isEmpty: Bool) throws(TrackError) -> Date? {
    var time: Date?
    try cursor.children(isEmpty: isEmpty) { (name, isEmpty) throws(TrackError) in
      let (line, text) = (cursor.line, try cursor.content(isEmpty: isEmpty))
      // A stamp may be a day or a month alone: that is no moment.
      if name == "when", text.contains("T") { time = try counter.time(text, line: line) }
    }
    return time
  }

  /// The places of `coordinates`: longitude, latitude and elevation with commas, one after the other.
  private mutating func coordinates(isEmpty: Bool) throws(TrackError) -> [TrackPlace] {
    var places: [TrackPlace] = []
    try cursor.children(isEmpty: isEmpty) { (name, isEmpty) throws(TrackError) in
      guard name == "coordinates" else { return try cursor.skip(isEmpty: isEmpty) }
      let line = cursor.line
      for word in try cursor.content(isEmpty: isEmpty).split(whereSeparator: \.isWhitespace) {
        places.append(try place(word.split(separator: ",", omittingEmptySubsequences: false), line: line))
      }
    }
    return places
  }

  /// A track: `when` and `coord` in any order, as many of one as of the other.
  private mutating func track(isEmpty: Bool) throws(TrackError) -> [TrackPlace] {
    var (times, places) = ([Date?](), [TrackPlace]())
    let line = cursor.line
    try cursor.children(isEmpty: isEmpty) { (name, isEmpty) throws(TrackError) in
      let line = cursor.line
      switch name {
      case "when":
        let text = try cursor.content(isEmpty: isEmpty)
        times.append(text.isEmpty ? nil : try counter.time(text, line: line))
      case "coord":
        let numbers = try cursor.content(isEmpty: isEmpty).split(whereSeparator: \.isWhitespace)
        places.append(try place(numbers, line: line))
      default: try cursor.skip(isEmpty: isEmpty)
      }
    }
    guard times.count == places.count || times.isEmpty else {
      throw TrackError("has a track of \(places.count) places with \(times.count) times", line: line)
    }
    for (number, time) in times.enumerated() { places[number].time = time }
    return places
  }

  private mutating func place(_ numbers: [Substring], line: Int) throws(TrackError) -> TrackPlace {
    try counter.add(line: line)
    guard (2...3).contains(numbers.count) else {
      throw TrackError("has '\(numbers.joined(separator: ",").prefix(40))' for longitude and latitude", line: line)
    }
    let longitude = try PlaceCounter.number(String(numbers[0]), in: -180...180, "a longitude in degrees", line: line)
    let latitude = try PlaceCounter.number(String(numbers[1]), in: -90...90, "a latitude in degrees", line: line)
    let elevation =
      numbers.count < 3
      ? nil : try PlaceCounter.number(String(numbers[2]), in: PlaceCounter.elevations, "an elevation", line: line)
    return TrackPlace(Coordinate(latitude: latitude, longitude: longitude), elevationMeters: elevation)
  }
}
