package import Geo

/// A circle on the ground that a traveller wants to keep out of.
package struct Zone: Hashable, Sendable {
  /// What programs call it: a station's id, or `exclude-1` for one drawn by hand.
  package let id: String
  /// What people call it: a station's name, or the id of one drawn by hand.
  package let name: String
  /// Its centre.
  package let center: Coordinate
  /// Its radius in metres.
  package let radiusMeters: Double

  /// Creates a zone.
  package init(id: String, name: String? = nil, center: Coordinate, radiusMeters: Double) {
    self.id = id
    self.name = name ?? id
    self.center = center
    self.radiusMeters = radiusMeters
  }
}

/// What a zone does to a route.
package enum ExclusionPolicy: Hashable, Sendable {
  /// Multiplies the cost of the length inside by a factor of at least 1, for every objective but the fastest.
  case avoid(factor: Double)
  /// Closes the inside for every objective.
  case forbid
}
