package import Geo

/// A place that was found.
package struct PlaceMatch: Sendable, Hashable {
  /// How well the place of a house number is known.
  package enum Precision: Sendable, Hashable {
    /// No number was asked for.
    case place
    /// The number is in the index.
    case exact
    /// Between two known numbers, by their distance.
    case between(String, String)
    /// At the nearest known number, or at the same one with another letter or none.
    case beside(String)
    /// Nowhere in particular: no number of the street is known.
    case street
  }

  /// The place, with its names.
  package var entry: PlaceEntry
  /// The name by which it was found.
  package var matchedName: String
  /// The house number that was asked for or found, as it is written; empty for none.
  package var houseNumber = ""
  /// How well the number's place is known.
  package var precision = Precision.place
  /// Postcode, of the house where there is one.
  package var postcode: String
  /// Where to go.
  package var place: Coordinate
  /// How well the text matches, from 0 to 1: 1 for the very name.
  package var likeness: Double
  /// What the order is made by: likeness, importance, nearness.
  package var score: Double
  /// Metres from where one asked; nil where one asked from nowhere.
  package var distanceMeters: Double?

  /// The name and number, as one reads them: `Aleksanterinkatu 20`.
  ///
  /// The name is in the language of a tag where it has one.
  package func title(language: String? = nil) -> String {
    let name = language.flatMap { self.name(in: $0) } ?? entry.names[0].text
    return houseNumber.isEmpty ? name : "\(name) \(houseNumber)"
  }

  /// The name in the language of a tag, else in that of its first part, `es` for `es-ES`; nil where it has none.
  ///
  /// `va` is Valencian, which shares its code with Catalan.
  private func name(in tag: String) -> String? {
    let tag = tag.lowercased()
    let code = tag.prefix { $0.isLetter }
    for language in [tag, code == "va" ? "ca" : String(code)] {
      if let name = entry.names.first(where: { $0.language.lowercased() == language }) { return name.text }
    }
    return nil
  }

  /// From border to border; of a house its point.
  package var box: BoundingBox {
    switch precision {
    case .place, .street: entry.box
    case .exact, .between, .beside:
      BoundingBox(west: place.longitude, south: place.latitude, east: place.longitude, north: place.latitude)
    }
  }

  /// What tells it from others of its name: street and number of a shop, postcode, city; empty where nothing is known.
  package var whereabouts: String {
    var parts: [String] = []
    if entry.category != .street, !entry.street.isEmpty {
      parts.append(entry.houseNumber.isEmpty ? entry.street : "\(entry.street) \(entry.houseNumber)")
    }
    let town = [postcode, entry.city].filter { !$0.isEmpty }.joined(separator: " ")
    return (parts + (town.isEmpty ? [] : [town])).joined(separator: ", ")
  }
}
