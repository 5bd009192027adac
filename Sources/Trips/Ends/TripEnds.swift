internal import Geo
package import Streets

/// Where a trip begins and ends on the network.
package struct TripEnds: Sendable {
  package let origin: SnappedPoint
  package let destination: SnappedPoint

  package init(_ origin: SnappedPoint, _ destination: SnappedPoint) {
    self.origin = origin
    self.destination = destination
  }

  /// A trip that ends where it begins.
  init(_ place: SnappedPoint) {
    self.init(place, place)
  }

  /// The segments that they lie on.
  package var segments: Set<Int> { [origin.segment, destination.segment] }

  /// Metres between the places and their streets.
  var metersOffStreets: Double { origin.distanceMeters + destination.distanceMeters }

  /// Metres between them as the crow flies.
  var straightMeters: Double { origin.place.distanceMeters(to: destination.place) }

  /// A way of more times the straight line is told.
  private static let tellingDetour = 2.5
  /// Fewer metres more than the straight line are not worth a word.
  private static let tellingDetourMeters = 200.0

  /// Whether a way is so much longer than the straight line that it is told.
  func isLongDetour(_ meters: Double) -> Bool {
    meters > Self.tellingDetour * straightMeters && meters - straightMeters > Self.tellingDetourMeters
  }
}
