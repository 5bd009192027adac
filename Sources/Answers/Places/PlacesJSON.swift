internal import Geo
package import Places
package import Setup

/// Places that were found, as JSON has them.
package struct PlacesJSON: Encodable {
  struct Place: Encodable {
    let name: String
    /// Names by language, `alt`, `old` and such.
    let names: [String: String]
    let matchedName: String
    let category: String
    let tag: String?
    let street: String?
    let houseNumber: String?
    let postcode: String?
    let city: String?
    let latitude: Double
    let longitude: Double
    /// West, south, east, north.
    let box: [Double]
    /// `place`, `exact`, `between`, `beside` or `street`.
    let precision: String
    /// The known house numbers that the place was made of.
    let knownNumbers: [String]?
    let likeness: Double
    let distanceMeters: Double?
    let osm: String?

    init(_ match: PlaceMatch, language: String?) {
      let entry = match.entry
      name = match.title(language: language)
      names = Dictionary(
        entry.names.dropFirst().filter { !$0.language.isEmpty }.map { ($0.language, $0.text) },
        uniquingKeysWith: { first, _ in first })
      matchedName = match.matchedName
      category = entry.category.rawValue
      tag = entry.key.isEmpty ? nil : "\(entry.key)=\(entry.value)"
      street = entry.category == .street ? entry.names[0].text : Self.known(entry.street)
      houseNumber = Self.known(match.houseNumber.isEmpty ? entry.houseNumber : match.houseNumber)
      postcode = Self.known(match.postcode)
      city = Self.known(entry.city)
      latitude = match.place.latitude.rounded(decimals: 7)
      longitude = match.place.longitude.rounded(decimals: 7)
      let box = match.box
      self.box = [box.west, box.south, box.east, box.north].map { $0.rounded(decimals: 7) }
      (precision, knownNumbers) = Self.precision(match.precision)
      likeness = match.likeness.rounded(decimals: 3)
      distanceMeters = match.distanceMeters?.rounded(decimals: 1)
      osm = entry.osmType.isEmpty ? nil : "\(entry.osmType)/\(entry.osmID)"
    }

    /// A place of one's own, which the map knows nothing of.
    init(_ own: OwnPlace, distanceMeters: Double?) {
      (name, matchedName, names, category) = (own.name, own.name, [:], "own")
      (tag, street, houseNumber, postcode, city, osm) = (nil, nil, nil, nil, nil, nil)
      latitude = own.place.latitude.rounded(decimals: 7)
      longitude = own.place.longitude.rounded(decimals: 7)
      box = [longitude, latitude, longitude, latitude]
      (precision, knownNumbers, likeness) = ("place", nil, 1)
      self.distanceMeters = distanceMeters?.rounded(decimals: 1)
    }

    private static func known(_ text: String) -> String? { text.isEmpty ? nil : text }

    private static func precision(_ precision: PlaceMatch.Precision) -> (String, [String]?) {
      switch precision {
      case .place: ("place", nil)
      case .exact: ("exact", nil)
      case .between(let below, let above): ("between", [below, above])
      case .beside(let number): ("beside", [number])
      case .street: ("street", nil)
      }
    }
  }

  let version = 1
  let places: [Place]

  /// Needs the places in their order, and the language in which they are called; nil for their own.
  ///
  /// A place of one's own comes first, with its distance from where one asked.
  package init(
    _ matches: [PlaceMatch], behind own: (place: OwnPlace, distanceMeters: Double?)? = nil, language: String? = nil
  ) {
    places =
      [own].compactMap { $0 }.map { Place($0.place, distanceMeters: $0.distanceMeters) }
      + matches.map { Place($0, language: language) }
  }

  /// The places as JSON, version 1.
  /// - Throws: ``BrisaError`` when they cannot be encoded.
  package func json() throws(BrisaError) -> String { try JSONText.encode(self) }
}
