internal import Foundation
package import Geo
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

  /// The network where it is an OSM extract, which has water and parks too.
  static func extract(_ network: String?) -> String? {
    network.flatMap { NetworkLoader.isNetwork($0) ? nil : $0 }
  }
}
