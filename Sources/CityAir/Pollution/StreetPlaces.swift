package import AirField
package import Geo

/// Places along streets, with what is known of the streets there beforehand.
package struct StreetPlaces {
  /// What the map says of the streets at each place; nil where nobody has kept it.
  package let streets: [StreetValues]?
  private let make: () -> [Coordinate]

  /// Places that are worked out when somebody asks for them.
  package init(streets: [StreetValues]?, coordinates: @escaping () -> [Coordinate]) {
    self.streets = streets
    make = coordinates
  }

  /// Where they are.
  package var coordinates: [Coordinate] { make() }
}

extension StreetPattern {
  /// Background + increment at some places, in their order, by what the map says of them where that is known.
  package func totals(at places: StreetPlaces) -> [Float] {
    if isKept, let streets = places.streets { return totals(streets) }
    return parts(at: places.coordinates).map { Float($0.total) }
  }
}
