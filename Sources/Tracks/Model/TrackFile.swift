package import Foundation
package import Geo

/// What a file of tracks holds; what its format has beside that is not kept.
package struct TrackFile: Hashable, Sendable {
  /// What the file is called inside; empty where it is not.
  package var name = ""
  /// What it says of itself.
  package var summary = ""
  /// Where somebody was.
  package var tracks: [Track] = []
  /// Where somebody means to go.
  package var routes: [TrackRoute] = []
  /// Single places.
  package var waypoints: [TrackPlace] = []

  /// Nothing yet.
  package init() {}

  /// The stretches without a break that somebody recorded, in their order; the routes' where there is no track.
  package var lines: [[TrackPlace]] {
    let segments = tracks.flatMap(\.segments).filter { !$0.isEmpty }
    return segments.isEmpty ? routes.map(\.places).filter { !$0.isEmpty } : segments
  }
}

/// A way that was recorded.
package struct Track: Hashable, Sendable {
  /// What it is called; empty where it has no name.
  package var name = ""
  /// What is said of it.
  package var summary = ""
  /// What kind it is, in anybody's words.
  package var kind = ""
  /// Stretches without a break.
  package var segments: [[TrackPlace]] = []

  /// Nothing yet.
  package init() {}
}

/// A way that is planned.
package struct TrackRoute: Hashable, Sendable {
  /// What it is called; empty where it has no name.
  package var name = ""
  /// What is said of it.
  package var summary = ""
  /// What kind it is, in anybody's words.
  package var kind = ""
  /// Its places in their order.
  package var places: [TrackPlace] = []

  /// Nothing yet.
  package init() {}
}

/// A place of a track, of a route, or by itself.
package struct TrackPlace: Hashable, Sendable {
  /// Where it is.
  package var place: Coordinate
  /// Metres above the sea, nil where unknown.
  package var elevationMeters: Double?
  /// When somebody was there, nil where unknown.
  package var time: Date?
  /// What else is said of it; nil of most places of a track.
  package var details: PlaceDetails?

  /// Needs the place alone.
  package init(
    _ place: Coordinate, elevationMeters: Double? = nil, time: Date? = nil, details: PlaceDetails? = nil
  ) {
    self.place = place
    self.elevationMeters = elevationMeters
    self.time = time
    self.details = details
  }

  /// What it is called; empty where it has no name.
  package var name: String { details?.name ?? "" }
}

/// What is said of a place; an object, so that the many places of which nothing is said are small.
package final class PlaceDetails: Hashable, Sendable {
  /// What it is called.
  package let name: String
  /// What is said of it.
  package let summary: String

  /// What is said.
  package init(name: String, summary: String) {
    self.name = name
    self.summary = summary
  }

  package static func == (one: PlaceDetails, other: PlaceDetails) -> Bool {
    one.name == other.name && one.summary == other.summary
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(summary)
  }
}
