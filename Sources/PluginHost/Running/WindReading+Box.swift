package import AirData
package import Geo

extension WindReading {
  /// Whether the wind says something of a box: a model's point may lie beside the box that it speaks for.
  package func speaks(of box: BoundingBox) -> Bool {
    box.expanded(byMeters: Self.reachMeters).contains(coordinate)
  }

  /// Metres around a box within which the wind still says something of it.
  private static let reachMeters = 20_000.0
}
