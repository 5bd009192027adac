import TestSupport
import Testing

@testable import Streets

@Suite("The side on which traffic keeps")
struct DrivingSideFinderTests {
  /// A ring `ABCDEFGH`, drawn with the clock, with a street that leaves it.
  private static let ring = """
      B C
     A   D-X
     H   E
      G F
    """
  private static let clockwise = "ABCDEFGHA"
  private static let street = ["highway": "residential"]

  private func side(_ ways: [(String, [String: String])]) throws -> DrivingSide? {
    var map = DrawnStreets(Self.ring, spacingMeters: 10)
    for (letters, tags) in ways + [("DX", Self.street)] {
      map.way(letters, Self.street.merging(tags) { $1 })
    }
    return try map.network().tables.metadata.drivingSide
  }

  @Test(
    "is told by the direction of a roundabout, whole or in parts",
    arguments: [
      ([clockwise], nil, .left), ([String(clockwise.reversed())], nil, .right), ([clockwise], "-1", .right),
      ([clockwise], "no", nil), (["ABCDE", "EFGHA"], nil, .left), (["CBA"], nil, .right), (["AH"], nil, nil),
      (["ABC", "HGF"], nil, nil),
    ] as [([String], String?, DrivingSide?)])
  func roundabout(parts: [String], oneway: String?, expected: DrivingSide?) throws {
    let tags = ["junction": "roundabout"].merging(oneway.map { ["oneway": $0] } ?? [:]) { $1 }
    #expect(try side(parts.map { ($0, tags) }) == expected)
  }

  @Test("is told by the tags of streets where there is no roundabout")
  func tags() throws {
    #expect(try side([]) == nil)
    #expect(try side([("AB", ["driving_side": "left"])]) == .left)
    #expect(try side([("AB", ["driving_side": "both"])]) == nil)
    let ring = (Self.clockwise, ["junction": "roundabout"])
    #expect(try side([ring, ("XD", ["driving_side": "right"])]) == .left)
  }

  @Test("tells the direction of a lane on one side of a street", arguments: ["left", "right"])
  func lanes(side: String) throws {
    let tags = ["highway": "secondary", "cycleway:\(side)": "lane"]
    func calm(_ more: [String: String], _ drivingSide: DrivingSide) throws -> Directions {
      let all = Tags(tags.merging(more) { $1 }.map { (key: $0.key, value: $0.value) })
      let interpreter = WayInterpreter(profile: ProfileSettings(), drivingSide: drivingSide)
      return Directions(rawValue: try #require(interpreter.interpret(all)).facts.calm)
    }
    let (near, far): (Directions, Directions) = side == "left" ? (.forward, .backward) : (.backward, .forward)
    #expect(try calm([:], .left) == near)
    #expect(try calm([:], .right) == far)
    #expect(try calm(["driving_side": "right"], .left) == far)
    #expect(try calm(["cycleway:\(side):oneway": "-1"], .left) == .backward)
    #expect(try calm(["oneway": "yes"], .left) == .forward)
  }

  @Test("a network file keeps it, and those that were built before have none")
  func kept() throws {
    let folder = try NetworkFolder()
    for side in [nil, .left, .right] as [DrivingSide?] {
      var sketch = GraphSketch.random(seed: 2, nodes: 6, streets: 8)
      sketch.metadata.drivingSide = side
      try NetworkFile.write(sketch.tables, to: folder.path())
      #expect(try NetworkFile.open(folder.path()).metadata.drivingSide == side)
    }
    let older = StringTable.encode(["city.osm.pbf", "2026", "OpenStreetMap", "walk 4.8 km/h", "walk: 4.8"])
    older.offsets.withUnsafeBufferPointer { offsets in
      older.bytes.withUnsafeBufferPointer { bytes in
        let metadata = NetworkMetadata(StringTable(offsets: offsets, bytes: bytes))
        #expect(metadata.drivingSide == nil && metadata.settings == "walk: 4.8")
      }
    }
  }
}
