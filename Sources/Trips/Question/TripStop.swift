package import Geo
internal import Setup

/// A place that a trip goes over.
package struct TripStop: Sendable, Hashable {
  /// What somebody calls it; empty where it has no name.
  package var name: String
  /// Where it is.
  package var place: Coordinate

  /// A place, with its name where it has one.
  package init(_ place: Coordinate, name: String = "") {
    self.place = place
    self.name = name
  }

  /// Its name, or its coordinate as people paste it.
  package var title: String { name.isEmpty ? Self.text(place) : name }

  /// What a place of a list is called in directions: its number, and its name where it has one.
  func spoken(number: Int) -> String { name.isEmpty ? "\(number)" : "\(number), \(name)" }

  /// What a place of a list is called in a sentence: its number, and its name or coordinate.
  func name(number: Int) -> String { "\(number) (\(title))" }

  private static func text(_ place: Coordinate) -> String {
    place.latitude.rounded(decimals: 5).description + "," + place.longitude.rounded(decimals: 5).description
  }
}
