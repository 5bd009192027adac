internal import Foundation
package import Geo
package import Setup
package import Streets

/// The area that a map shows, and the grid over it.
package enum MapArea {
  /// The area of a map: what was asked for, else the city's box as far as it has streets, else that of the network.
  /// - Throws: ``BrisaError`` where there is none of these, and for one beside the network.
  package static func box(
    _ asked: BoundingBox?, city: CityConfiguration, graph: StreetGraph?
  ) throws(BrisaError) -> BoundingBox {
    guard let asked else {
      if let box = graph.map({ Self.box(of: city, on: $0) }) ?? city.box { return box }
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

  /// The area of a city with a network: its box as far as there are streets, else all of them.
  ///
  /// A network may reach over a whole region, and the box of stations beyond the streets: both hold the city.
  package static func box(of city: CityConfiguration, on graph: StreetGraph) -> BoundingBox {
    city.box.flatMap { graph.box.intersection($0) } ?? graph.box
  }

  /// The network where it is an OSM extract, which has water and parks too.
  static func extract(_ network: String?) -> String? {
    network.flatMap { NetworkLoader.isNetwork($0) ? nil : $0 }
  }
}
