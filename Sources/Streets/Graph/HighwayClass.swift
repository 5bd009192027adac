/// The OSM `highway` classes that a traveller of some mode may meet, most important first.
package enum HighwayClass: UInt8, CaseIterable, Sendable {
  case motorway, trunk, primary, secondary, tertiary, unclassified, residential, livingStreet, service, track
  case pedestrian, cycleway, footway, bridleway, path, steps, platform, corridor, other

  /// The OSM value, `living_street` for example.
  package var key: String { Self.keys[Int(rawValue)] }

  /// Made once, since to print a case is slow.
  private static let keys = allCases.map { $0 == .livingStreet ? "living_street" : "\($0)" }
}
