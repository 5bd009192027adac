internal import Geo
package import Places
package import Setup

/// The places of one's own, as JSON has them.
package struct OwnPlacesJSON: Encodable {
  struct Place: Encodable {
    let name: String
    let tags: [String]
    let latitude: Double
    let longitude: Double
    let distanceMeters: Double?
  }

  let version = 1
  let places: [Place]

  /// Needs the places in their order, with the distance from where one asked.
  package init(_ places: [(place: OwnPlace, distanceMeters: Double?)]) {
    self.places = places.map { own, meters in
      Place(
        name: own.name, tags: own.tags, latitude: own.place.latitude.rounded(decimals: 7),
        longitude: own.place.longitude.rounded(decimals: 7), distanceMeters: meters?.rounded(decimals: 1))
    }
  }

  /// The places as JSON, version 1.
  /// - Throws: ``BrisaError`` when they cannot be encoded.
  package func json() throws(BrisaError) -> String { try JSONText.encode(self) }
}
