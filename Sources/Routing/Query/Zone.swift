package import Geo

/// A circle or a polygon on the ground that a traveller wants to keep out of.
package struct Zone: Hashable, Sendable {
  /// What of the ground a zone is.
  package enum Area: Hashable, Sendable {
    /// All within metres of a place.
    case circle(center: Coordinate, radiusMeters: Double)
    /// What the first ring encloses, without what the others do; a ring ends where it begins, said twice or once.
    case polygon(rings: [[Coordinate]])
  }

  /// What programs call it: a station's id, or `exclude-1` for one drawn by hand.
  package let id: String
  /// What people call it: a station's name, or the id of one drawn by hand.
  package let name: String
  /// Where it is.
  package let area: Area

  /// Creates a zone.
  package init(id: String, name: String? = nil, area: Area) {
    self.id = id
    self.name = name ?? id
    self.area = area
  }

  /// Creates a circle.
  package init(id: String, name: String? = nil, center: Coordinate, radiusMeters: Double) {
    self.init(id: id, name: name, area: .circle(center: center, radiusMeters: radiusMeters))
  }
}

/// What a zone does to a route.
package enum ExclusionPolicy: Hashable, Sendable {
  /// Multiplies the cost of the length inside by a factor of at least 1, for every objective but the fastest.
  case avoid(factor: Double)
  /// Closes the inside for every objective.
  case forbid
}
