package import Planner
package import Setup

/// Opens the cities of a service: at its start, and each time it is told to read its configuration again.
package protocol CityOpening: Sendable {
  /// The engines, one for each city.
  /// - Throws: ``BrisaError`` where a configuration is wrong.
  func open() throws(BrisaError) -> [CityEngine]
}
