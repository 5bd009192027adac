/// The part of a route inside one zone.
package struct ZoneFigures: Sendable, Hashable {
  /// The zone: a station's id, or `exclude-1` for the first drawn by hand.
  package let zone: String
  /// What people call it: the station's name.
  package let name: String
  /// Metres inside.
  package let metersInside: Double
  /// Seconds inside.
  package let secondsInside: Double
}
