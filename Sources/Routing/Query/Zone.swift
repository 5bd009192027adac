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
  /// Its name: a station's, or that of one drawn by hand; its id where it has none.
  package let name: String
  /// Which one of those drawn by hand it is, counted from 1; nil for one that has a name.
  package let number: Int?
  /// Where it is.
  package let area: Area

  /// What sentences call it after the word *zone*: its number, or else its name.
  package var calling: String { number.map(String.init) ?? name }

  package init(id: String, name: String? = nil, number: Int? = nil, area: Area) {
    self.id = id
    self.name = name ?? id
    self.number = number
    self.area = area
  }

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
