import Foundation
import Streets
import Testing
import TestSupport

@Suite("Names for the nameless")
struct StreetNamerTests {
  private let pavement = ["highway": "footway", "footway": "sidewalk"]
  private let crossing = ["highway": "footway", "footway": "crossing"]
  private let path = ["highway": "footway"]

  private func street(_ name: String, _ more: [String: String] = [:]) -> [String: String] {
    ["highway": "residential", "name": name].merging(more) { $1 }
  }

  /// The label of the segment between two letters of a map whose columns and rows are 10 m apart.
  private func label(_ letters: String, _ map: DrawnStreets) throws -> StreetLabel {
    let network = try map.network()
    let segment = try #require(
      network.tables.segmentLengths.indices.first {
        let found = network.letters(ofSegment: $0)
        return found == letters || found == String(letters.reversed())
      })
    return StreetNamer(StreetGraph(network.tables)).label(ofSegment: segment)
  }

  private func drawn(_ drawing: String, _ ways: [(String, [String: String])]) -> DrawnStreets {
    var map = DrawnStreets(drawing, spacingMeters: 10)
    for (letters, tags) in ways { map.way(letters, tags) }
    return map
  }

  @Test("A street has its own name, and a nameless one none")
  func own() throws {
    let map = drawn("A----B----C", [("AB", street("Colon")), ("BC", ["highway": "residential"])])
    #expect(try label("AB", map) == StreetLabel(kind: .own, name: "Colon"))
    #expect(try label("BC", map) == StreetLabel(kind: .nameless, name: ""))
  }

  @Test("Paths of no length that lead to each other end the look for a street", .timeLimit(.minutes(1)))
  func noLength() throws {
    let nodes = [3, 4].map { "<node id=\"\($0)\" version=\"1\" lat=\"39.47\" lon=\"-0.376\"/>" }.joined()
    let way =
      "<way id=\"1\" version=\"1\"><nd ref=\"3\"/><nd ref=\"4\"/><nd ref=\"3\"/><tag k=\"highway\" v=\"path\"/></way>"
    let file = try TemporaryFile(name: "dot.osm", Data("<osm version=\"0.6\">\(nodes)\(way)</osm>".utf8))
    let namer = StreetNamer(StreetGraph(try StreetImport.read(file.path, profile: ProfileSettings()).tables))
    #expect(namer.label(ofSegment: 0).name.isEmpty)
  }

  @Test("A pavement has the name of the nearest street that it runs along, not of one that it meets")
  func pavementOfNearest() throws {
    let map = drawn(
      """
        A------B

        C------D
        E------F
      G--------H
      """,
      [("AB", street("Far")), ("EF", street("Near")), ("CD", pavement), ("GE", street("Across")), ("EC", path)])
    #expect(try label("CD", map) == StreetLabel(kind: .pavement, name: "Near"))
  }

  @Test("A path beside a street is no pavement; in a park, far from it, it has no name")
  func beside() throws {
    let map = drawn(
      """
      A--------B

      C--------D





      E--------F
      """, [("AB", street("Colon")), ("CD", ["highway": "cycleway"]), ("EF", path)])
    #expect(try label("CD", map) == StreetLabel(kind: .beside, name: "Colon"))
    #expect(try label("EF", map) == StreetLabel(kind: .nameless, name: ""))
  }

  @Test("A path away from a street does not have its name")
  func away() throws {
    let map = drawn(
      """
      A----B----C
           |


           D
      """, [("ABC", street("Colon")), ("BD", path)])
    #expect(try label("BD", map) == StreetLabel(kind: .nameless, name: ""))
  }

  @Test("A crossing has the name of the street that it crosses, on both sides of its middle")
  func crosses() throws {
    let map = drawn(
      """
          P
      A---B---C
          Q
      D-------E
      """, [("ABC", street("Colon")), ("PBQ", crossing), ("DE", street("Parallel"))])
    #expect(try label("PB", map) == StreetLabel(kind: .crossing, name: "Colon"))
    #expect(try label("BQ", map) == StreetLabel(kind: .crossing, name: "Colon"))
  }

  @Test("At a junction a crossing has the name of the street across, not of the one that it goes along")
  func crossesAtJunction() throws {
    let map = drawn(
      """
              N
          P---B---Q
      A-------+
              S
      """,
      [("NBS", street("Colon")), ("AB", street("Along")), ("PBQ", crossing)])
    #expect(try label("PB", map).name == "Colon")
  }

  @Test("A crossing that no node joins to its street is found by its line")
  func crossesWithoutNode() throws {
    let map = drawn(
      """
          P
      A-------C
          Q
      """, [("AC", street("Colon")), ("PQ", crossing)])
    #expect(try label("PQ", map) == StreetLabel(kind: .crossing, name: "Colon"))
  }

  @Test("A way across that nobody marked as a crossing is one where it goes on at the other side")
  func unmarked() throws {
    let map = drawn(
      """
            P
      A-----B-----C
            Q
      """, [("ABC", street("Colon")), ("PB", ["highway": "cycleway"]), ("BQ", ["highway": "cycleway"])])
    #expect(try label("PB", map) == StreetLabel(kind: .crossing, name: "Colon"))
  }

  @Test("A crossing of a nameless drive belongs to the pavement that it is a part of")
  func drive() throws {
    let map = drawn(
      """
      A-----------B
      P---Q-R-S---T
            D
      """,
      [
        ("AB", street("Colon")), ("PQ", pavement), ("QRS", crossing), ("ST", pavement),
        ("RD", ["highway": "service"]),
      ])
    #expect(try label("QR", map) == StreetLabel(kind: .pavement, name: "Colon"))
  }

  @Test("A link at a corner has the name of the pavement that it joins")
  func corner() throws {
    let map = drawn(
      """
      A-------------B
      P---------Q
                R
      """, [("AB", street("Colon")), ("PQ", pavement), ("QR", pavement)])
    #expect(try label("QR", map) == StreetLabel(kind: .pavement, name: "Colon"))
  }

  @Test("Streets in tunnels and on bridges give no names to what runs on the ground", arguments: ["tunnel", "bridge"])
  func levels(level: String) throws {
    let map = drawn(
      """
      A--------B
      P--------Q

      C--------D
      """, [("AB", street("Other level", [level: "yes"])), ("CD", street("Ground")), ("PQ", pavement)])
    #expect(try label("PQ", map) == StreetLabel(kind: .pavement, name: "Ground"))
  }

  @Test("A path between two ends of a street has its name")
  func between() throws {
    let map = drawn("A----B----C----D", [("AB", street("Colon")), ("BC", path), ("CD", street("Colon"))])
    #expect(try label("BC", map) == StreetLabel(kind: .beside, name: "Colon"))
  }

  @Test("A path that goes on where a street ends has its name")
  func goesOn() throws {
    let map = drawn("A----B----C", [("AB", street("Colon")), ("BC", ["highway": "cycleway"])])
    #expect(try label("BC", map) == StreetLabel(kind: .beside, name: "Colon"))
  }

  @Test("A path on a bridge between two ends of a street has its name")
  func bridgeBetween() throws {
    let bridge = path.merging(["bridge": "yes"]) { $1 }
    let map = drawn("A----B----C----D", [("AB", street("Colon")), ("BC", bridge), ("CD", street("Colon"))])
    #expect(try label("BC", map) == StreetLabel(kind: .beside, name: "Colon"))
  }

  @Test("A path that is the only way on from a street's end has its name, wherever it turns")
  func onlyWayOn() throws {
    let map = drawn(
      """
      A----B
           |
           |
           |
           C
      """, [("AB", street("Colon")), ("BC", path)])
    #expect(try label("BC", map) == StreetLabel(kind: .beside, name: "Colon"))
  }

  @Test("A pier behind the end of a street has its name; where it leads on to another street, it has none")
  func pier() throws {
    let drawing = """
                E--------G
                |
      A----B----D
                |
                F
      """
    let ways = [("AB", street("Colon")), ("BD", path), ("EDF", path)]
    #expect(try label("DE", drawn(drawing, ways)) == StreetLabel(kind: .beside, name: "Colon"))
    let joined = ways + [("EG", ["highway": "residential"])]
    #expect(try label("DF", drawn(drawing, joined)) == StreetLabel(kind: .nameless, name: ""))
  }

  @Test("What the map itself says comes first", arguments: ["is_sidepath:of:name", "street:name"])
  func tagged(key: String) throws {
    let map = drawn(
      """
      A--------B
      P--------Q
      """, [("AB", street("Colon")), ("PQ", pavement.merging([key: "Gran Via"]) { $1 })])
    #expect(try label("PQ", map) == StreetLabel(kind: .pavement, name: "Gran Via"))
  }

  @Test("Stairs are nameless")
  func nameless() throws {
    let map = drawn(
      """
      A--------B
      P--------Q
      """, [("AB", street("Colon")), ("PQ", ["highway": "steps"])])
    #expect(try label("PQ", map) == StreetLabel(kind: .nameless, name: ""))
  }
}
