/// What a street is for, as far as traffic is concerned; the names are OpenStreetMap's.
package enum RoadClass: CaseIterable, Sendable {
  case motorway, trunk, primary, secondary, tertiary, unclassified, residential, livingStreet, service
  /// No motor traffic to speak of.
  case carFree
}
