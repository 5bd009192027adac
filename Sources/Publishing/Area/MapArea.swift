internal import AirField
internal import Foundation
package import Geo
internal import Reports
package import Setup
package import Streets

/// The area that a map shows, and the grid over it.
package enum MapArea {
  /// The area of a map: what was asked for, else that of the network, else the city's.
  /// - Throws: ``BrisaError`` where there is none of these, and for one beside the network.
  package static func box(
    _ asked: BoundingBox?, city: CityConfiguration, graph: StreetGraph?
  ) throws(BrisaError) -> BoundingBox {
    guard let asked else {
      if let box = graph?.box ?? city.box { return box }
      throw BrisaError(
        .badConfiguration, "It is not said what to draw: give --box, or set the city's 'box' or 'network'.")
    }
    if let graph, !graph.box.intersects(asked) {
      let own = graph.box
      throw BrisaError(
        .badArgument,
        "--box lies outside the network, which reaches from \(own.west),\(own.south) to \(own.east),\(own.north): "
          + "choose a box in there, or leave it out.")
    }
    return asked
  }

  /// The grid of a map.
  /// - Throws: ``BrisaError`` for a box or cells that make no picture, or one that fills the memory.
  static func grid(_ box: BoundingBox, cellMeters: Double) throws(BrisaError) -> GridSpec {
    do {
      let spec = try GridSpec(box: box, cellMeters: cellMeters)
      try checkShape(box)
      try HeatmapRun.check(spec)
      return spec
    } catch let error as BrisaError {
      throw error
    } catch let error as FieldError {
      throw BrisaError(.badArgument, error.message)
    } catch let error as ReportsError {
      throw BrisaError(error)
    } catch {
      throw BrisaError(.bug, "The grid cannot be made: \(error).")
    }
  }

  /// The network where it is an OSM extract, which has water and parks too.
  static func extract(_ network: String?) -> String? {
    network.flatMap { NetworkLoader.isNetwork($0) ? nil : $0 }
  }

  /// Most times that a map may be longer than wide, so that its pictures have a few pixels at least.
  private static let maxElongation = 100.0

  /// Refuses a strip, as a box near a pole is one.
  private static func checkShape(_ box: BoundingBox) throws(BrisaError) {
    let corner = LocalProjection(origin: box.center).project(Coordinate(latitude: box.north, longitude: box.east))
    let (width, height) = (2 * corner.x, 2 * corner.y)
    guard max(width, height) > maxElongation * min(width, height) else { return }
    throw BrisaError(
      .badArgument,
      String(
        format:
          "The map would be %.0f m wide and %.0f m high, which is no picture: choose a --box that is at most %.0f times as "
          + "long as wide.", width, height, maxElongation))
  }
}
