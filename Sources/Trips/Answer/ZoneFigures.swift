/// The part of a route inside one zone.
package struct ZoneFigures: Sendable, Hashable {
  /// The zone: a station's id, or `exclude-1` for the first drawn by hand.
  package let zone: String
  /// Its name: the station's, or that of one drawn by hand; its id where it has none.
  package let name: String
  /// What sentences call it after the word *zone*: its name, or its number.
  package let calling: String
  /// Metres inside.
  package let metersInside: Double
  /// Seconds inside.
  package let secondsInside: Double
}
