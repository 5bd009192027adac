/// The OSM `highway` classes that a traveller of some mode may meet, most important first.
package enum HighwayClass: UInt8, CaseIterable, Sendable {
  case motorway, trunk, primary, secondary, tertiary, unclassified, residential, livingStreet, service, track
  case pedestrian, cycleway, footway, bridleway, path, steps, platform, corridor, other

  /// The OSM value, `living_street` for example.
  package var key: String {
    self == .livingStreet ? "living_street" : "\(self)"
  }
}
