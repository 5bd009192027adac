internal import Foundation
package import Geo
package import Streets

/// A street map drawn in text, with the tags of OpenStreetMap: letters are nodes, all else is decoration.
///
///     var map = DrawnStreets("""
///       A--B--C
///          |
///          D
///       """)
///     map.way("ABC", ["highway": "residential", "name": "Calle Mayor"])
///     map.way("BD", ["highway": "footway"])
///     let graph = try map.graph()
package struct DrawnStreets {
  private var places: [Character: Coordinate] = [:]
  private var nodeTags: [Character: [String: String]] = [:]
  private var ways: [(letters: String, tags: [String: String])] = []

  /// Reads a drawing whose columns and rows are some metres apart.
  package init(_ drawing: String, spacingMeters: Double = 50) {
    let plane = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.376))
    for (row, line) in drawing.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for (column, letter) in line.enumerated() where letter.isLetter {
        places[letter] = plane.unproject(
          PlanePoint(x: Double(column) * spacingMeters, y: -Double(row) * spacingMeters))
      }
    }
  }

  /// Adds a way through nodes, in order.
  package mutating func way(_ letters: String, _ tags: [String: String]) { ways.append((letters, tags)) }

  /// Tags a node.
  package mutating func node(_ letter: Character, _ tags: [String: String]) { nodeTags[letter] = tags }

  /// Where a node is.
  package func place(_ letter: Character) -> Coordinate { places[letter] ?? Coordinate(latitude: 0, longitude: 0) }

  /// The network of the map.
  /// - Throws: an error when it cannot be read.
  package func graph() throws -> StreetGraph {
    let folder = try TemporaryFolder()
    let file = try folder.write(osm, as: "drawn.osm")
    return StreetGraph(try StreetImport.read(file, profile: ProfileSettings()).tables)
  }

  private var osm: String {
    let nodes = places.keys.sorted().map { letter in
      let place = place(letter)
      let position = String(format: "lat=\"%.7f\" lon=\"%.7f\"", place.latitude, place.longitude)
      return
        "<node id=\"\(Self.number(letter))\" version=\"1\" \(position)>\(Self.text(nodeTags[letter] ?? [:]))</node>"
    }
    let lines = ways.enumerated().map { number, way in
      let refs = way.letters.map { "<nd ref=\"\(Self.number($0))\"/>" }.joined()
      return "<way id=\"\(number + 1)\" version=\"1\">\(refs)\(Self.text(way.tags))</way>"
    }
    return "<?xml version=\"1.0\"?>\n<osm version=\"0.6\">\n\((nodes + lines).joined(separator: "\n"))\n</osm>\n"
  }

  private static func number(_ letter: Character) -> UInt32 { letter.unicodeScalars.first?.value ?? 0 }

  private static func text(_ tags: [String: String]) -> String {
    tags.sorted { $0.key < $1.key }.map { "<tag k=\"\($0.key)\" v=\"\($0.value)\"/>" }.joined()
  }
}
