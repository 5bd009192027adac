/// The layers of a tile, in the order in which they are drawn.
package enum BaseLayer: String, CaseIterable, Sendable {
  case landuse, water, buildings, rail, streets, places

  /// The members of its features, and what each is: what TileJSON says of it.
  package var fields: [(name: String, description: String)] {
    var fields = [(name: "class", description: classes)]
    if hasNames {
      let names = "As people on the spot write it; name:xx where the map has more languages"
      fields.append((name: "name", description: names))
    }
    if hasFlags {
      fields.append((name: "tunnel", description: "1 below the ground"))
      fields.append((name: "bridge", description: "1 on a bridge"))
      fields.append((name: "oneway", description: "1 along the line, 2 against it"))
    }
    if self == .places { fields.append((name: "rank", description: "1 is shown first")) }
    return fields
  }

  /// Whether its features have a direction, and say where they lie in a tunnel or on a bridge.
  var hasFlags: Bool { self == .streets || self == .rail }

  /// Whether its features have names; those of surfaces stand at their labels, in ``places``.
  private var hasNames: Bool { self != .landuse && self != .buildings }

  /// The zoom from which on something of it is shown.
  package var firstZoom: Int { mapClasses.map(\.firstZoom).min() ?? TileFrame.zooms.lowerBound }

  private var mapClasses: [MapClass] { MapClass.allCases.filter { $0.layer == self } }

  private var classes: String {
    mapClasses.map(\.word).joined(separator: ", ")
  }
}
