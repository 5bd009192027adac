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
  private struct Way {
    let letters: String
    let tags: [String: String]
  }

  private struct Relation {
    let members: [(kind: String, ref: Int, role: String)]
    let tags: [String: String]
  }

  /// Where the nodes are.
  package private(set) var places: [Character: Coordinate] = [:]
  private var nodeTags: [Character: [String: String]] = [:]
  private var absent: Set<Character> = []
  private var ways: [Way] = []
  private var relations: [Relation] = []
  /// Further attributes of the file's root element.
  package var rootAttributes = ""

  /// Reads a drawing whose columns and rows are some metres apart.
  package init(_ drawing: String, spacingMeters: Double = 100) {
    let plane = LocalProjection(origin: Coordinate(latitude: 39.47, longitude: -0.376))
    for (row, line) in drawing.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      for (column, letter) in line.enumerated() where letter.isLetter {
        let point = PlanePoint(x: Double(column) * spacingMeters, y: -Double(row) * spacingMeters)
        places[letter] = plane.unproject(point)
      }
    }
  }

  /// Adds a way through nodes, in order.
  package mutating func way(_ letters: String, _ tags: [String: String]) {
    ways.append(Way(letters: letters, tags: tags))
  }

  /// Tags a node.
  package mutating func node(_ letter: Character, _ tags: [String: String]) {
    nodeTags[letter] = tags
  }

  /// Leaves a node out of the file, as at the edge of an extract.
  package mutating func leaveOut(_ letter: Character) {
    absent.insert(letter)
  }

  /// Adds a turn restriction between ways that were added with just these letters.
  package mutating func restriction(from: String, via: Character, to: String, _ tags: [String: String]) {
    let members = [
      ("way", number(of: from), "from"), ("node", Self.number(of: via), "via"), ("way", number(of: to), "to"),
    ]
    relations.append(Relation(members: members, tags: tags))
  }

  /// Adds a turn restriction into several ways, of which those that were not added are not in the map.
  package mutating func restriction(from: String, via: Character, toWays: [String], _ tags: [String: String]) {
    let ends = toWays.map { ("way", number(of: $0), "to") }
    let members = [("way", number(of: from), "from"), ("node", Self.number(of: via), "via")] + ends
    relations.append(Relation(members: members, tags: tags))
  }

  /// Adds a turn restriction that leads along ways, with its members in this order.
  package mutating func restriction(from: String, viaWays: [String], to: String, _ tags: [String: String]) {
    let vias = viaWays.map { ("way", number(of: $0), "via") }
    let members = [("way", number(of: from), "from")] + vias + [("way", number(of: to), "to")]
    relations.append(Relation(members: members, tags: tags))
  }

  /// Adds a surface that ways bound which were added with just these letters.
  package mutating func surface(outer: [String], inner: [String] = [], _ tags: [String: String]) {
    let members = outer.map { ("way", number(of: $0), "outer") } + inner.map { ("way", number(of: $0), "inner") }
    relations.append(Relation(members: members, tags: tags.merging(["type": "multipolygon"]) { given, _ in given }))
  }

  /// Where a node is.
  package func place(_ letter: Character) -> Coordinate { places[letter] ?? Coordinate(latitude: 0, longitude: 0) }

  /// The network of the map.
  /// - Throws: an error when it cannot be read.
  package func graph() throws -> StreetGraph {
    let folder = try TemporaryFolder()
    let file = try folder.write(osm, as: "drawn.osm")
    return StreetGraph(try StreetImport.read(file, profile: ProfileSettings()).tables)
  }

  /// The map as OSM XML.
  package var osm: String {
    let nodes = places.keys.sorted().filter { !absent.contains($0) }.map(nodeText)
    let wayTexts = ways.enumerated().map { number, way in
      let refs = way.letters.map { "<nd ref=\"\(Self.number(of: $0))\"/>" }
      return "<way id=\"\(number + 1)\" version=\"1\">\(refs.joined())\(Self.text(way.tags))</way>"
    }
    let relationTexts = relations.enumerated().map { number, relation in
      let members = relation.members.map { "<member type=\"\($0.kind)\" ref=\"\($0.ref)\" role=\"\($0.role)\"/>" }
      let tags = Self.text(relation.tags.merging(["type": "restriction"]) { given, _ in given })
      return "<relation id=\"\(number + 1)\" version=\"1\">\(members.joined())\(tags)</relation>"
    }
    let objects = (nodes + wayTexts + relationTexts).joined(separator: "\n")
    return "<?xml version=\"1.0\"?>\n<osm version=\"0.6\"\(rootAttributes)>\n\(objects)\n</osm>\n"
  }

  private func nodeText(_ letter: Character) -> String {
    let place = place(letter)
    let latitude = String(format: "%.7f", place.latitude)
    let longitude = String(format: "%.7f", place.longitude)
    let head = "<node id=\"\(Self.number(of: letter))\" version=\"1\" lat=\"\(latitude)\" lon=\"\(longitude)\">"
    return "\(head)\(Self.text(nodeTags[letter] ?? [:]))</node>"
  }

  private func number(of way: String) -> Int {
    (ways.firstIndex { $0.letters == way } ?? -1) + 1
  }

  private static func number(of letter: Character) -> Int {
    Int(letter.unicodeScalars.first?.value ?? 0)
  }

  private static func text(_ tags: [String: String]) -> String {
    tags.sorted { $0.key < $1.key }.map { "<tag k=\"\($0.key)\" v=\"\($0.value)\"/>" }.joined()
  }
}
