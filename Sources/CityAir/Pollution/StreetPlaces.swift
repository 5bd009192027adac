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
