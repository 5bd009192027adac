import Foundation
import Geo
import Streets
import Testing
import TestSupport

@Suite("Cutting ways into segments on drawn maps")
struct CuttingTests {
  private let street = ["highway": "residential"]

  @Test("Ways are cut where others meet them, and nowhere else")
  func junctions() throws {
    var map = DrawnStreets(
      """
      A-B-C-D
          |
          E
      """)
    map.way("ABCD", street)
    map.way("CE", street)
    #expect(try map.network().segments == ["ABC", "CD", "CE"])
  }

  @Test("Ways are cut at gates and lifts, which are told, and not at what all pass unseen")
  func gates() throws {
    for tags in [["barrier": "gate"], ["barrier": "swing_gate"], ["highway": "elevator"]] {
      var map = DrawnStreets("A-B-C")
      map.way("ABC", street)
      map.node("B", tags)
      #expect(try map.network().segments == ["AB", "BC"], "\(tags)")
    }
    for tags in [["barrier": "bollard"], ["highway": "crossing"], ["kerb": "lowered"]] {
      var map = DrawnStreets("A-B-C")
      map.way("ABC", street)
      map.node("B", tags)
      #expect(try map.network().segments == ["ABC"], "\(tags)")
    }
  }

  @Test("A way that crosses itself is cut there")
  func selfCrossing() throws {
    var map = DrawnStreets(
      """
        D-C
        | |
      A-X-B
        |
        E
      """)
    map.way("AXBCDXE", street)
    let network = try map.network()
    #expect(network.path(.walk, from: "A", to: "E") == "AXE")
    #expect(network.report.segments == 4)
  }

  /// Streets along a parallel, each through nodes at some longitudes, which no two share.
  private static func parallel(_ streets: [[Double]]) throws -> (tables: GraphTables, report: ImportReport) {
    let nodes = streets.joined().enumerated().map { number, longitude in
      "<node id=\"\(number + 1)\" version=\"1\" lat=\"51.5\" lon=\"\(longitude)\"/>"
    }
    var first = 1
    let ways = streets.enumerated().map { number, longitudes in
      let refs = longitudes.indices.map { "<nd ref=\"\(first + $0)\"/>" }
      first += longitudes.count
      return "<way id=\"\(number + 1)\" version=\"1\">\(refs.joined())<tag k=\"highway\" v=\"residential\"/></way>"
    }
    let osm = "<osm version=\"0.6\">\(nodes.joined())\(ways.joined())</osm>"
    let file = try TemporaryFile(name: "dateline.osm", Data(osm.utf8))
    return try StreetImport.read(file.path, profile: ProfileSettings())
  }

  @Test("A way over the 180th meridian is cut there, so that no street lies around the globe")
  func dateline() throws {
    let (tables, report) = try Self.parallel([[179.998, 179.9995, -179.9995, -179.998]])
    #expect(report.waysCut == 1 && report.waysBeyond == 0)
    #expect(tables.segmentLengths.count == 1 && tables.segmentLengths.allSatisfy { $0 < 200_000 })
    #expect(
      StreetGraph(tables).candidates(
        SnappingRequest(Coordinate(latitude: 51.5, longitude: 20), limitMeters: 1000), mode: .walk
      ).isEmpty)
  }

  @Test("Of a map on both sides of the 180th meridian the one with more nodes is taken, and the other is told")
  func largerSide() throws {
    let (tables, report) = try Self.parallel([[179.998, 179.999], [-179.999, -179.998, -179.997]])
    #expect(report.waysUsed == 1 && report.waysBeyond == 1)
    #expect(StreetGraph(tables).box == BoundingBox(west: -179.999, south: 51.5, east: -179.997, north: 51.5))
  }

  @Test("A closed way has no segment that ends where it begins")
  func closedWay() throws {
    var map = DrawnStreets(
      """
      A-B
      | |
      D-C
      """)
    map.way("ABCDA", street)
    let network = try map.network()
    #expect(network.segments == ["ABC", "CDA"])
    #expect(zip(network.tables.head, tails(network.tables)).allSatisfy { $0 != $1 })
  }

  @Test("Parallel ways between two junctions stay apart")
  func parallelWays() throws {
    var map = DrawnStreets(
      """
      A-B
       C
      """)
    map.way("AB", street)
    map.way("ACB", ["highway": "footway"])
    let network = try map.network()
    #expect(network.segments == ["AB", "ACB"])
    #expect(network.report.edges == 4)
  }

  @Test("A way is cut where the extract lacks its nodes")
  func missingNodes() throws {
    var map = DrawnStreets("A-B-X-C-D Y")
    map.way("ABXCD", street)
    map.way("DY", street)
    map.leaveOut("X")
    map.leaveOut("Y")
    let network = try map.network()
    #expect(network.segments == ["AB", "CD"])
    #expect(network.report.waysCut == 1)
    #expect(network.report.waysUsed == 1)
  }

  @Test("Doubled nodes in a way count once")
  func doubledNodes() throws {
    var map = DrawnStreets("A-B-C")
    map.way("AABBBC", street)
    #expect(try map.network().segments == ["ABC"])
  }

  @Test("Segments that no mode may use are left out")
  func closedStreets() throws {
    var map = DrawnStreets("A-B-C")
    map.way("AB", street)
    map.way("BC", ["highway": "motorway"])
    let network = try map.network()
    #expect(network.segments == ["AB"])
    #expect(network.report.waysRead == 2)
    #expect(network.report.waysUsed == 1)
  }

  @Test("A square is crossed along its outline")
  func square() throws {
    var map = DrawnStreets(
      """
      A-B-C
        | |
        E-D-F
      """)
    map.way("AB", street)
    map.way("BCDEB", ["highway": "pedestrian", "area": "yes", "oneway": "yes"])
    map.way("DF", street)
    let network = try map.network()
    #expect(["ABCDF", "ABEDF"].contains(network.path(.walk, from: "A", to: "F") ?? ""))
    #expect(network.path(.bike, from: "F", to: "A") != nil)
    #expect(network.tables.segmentFlags.contains(SegmentFlags.area.rawValue))
  }

  @Test("Length is the sum along the shape in millimetres, time is rounded up")
  func lengthAndTime() throws {
    var map = DrawnStreets("A-B-C")
    map.way("ABC", street)
    let tables = try map.network().tables
    let length = try #require(tables.segmentLengths.first)
    // Four columns of 100 m; coordinates are rounded to about a centimetre.
    #expect(abs(Int(length) - 400_000) < 20)
    for mode in TravelMode.allCases {
      let speed = try #require(ProfileSettings().speedsKilometersPerHour[mode])
      let duration = try #require(tables.durations[mode.index].first)
      let exact = Double(length) * 3.6 / speed
      #expect(Double(duration) >= exact && Double(duration) < exact + 1, "\(mode)")
    }
  }

  @Test("No segment is shorter than the way between its ends as the crow flies")
  func lowerBound() throws {
    var map = DrawnStreets("A-B-C", spacingMeters: 0.37)
    map.way("ABC", street)
    let tables = try map.network().tables
    let ends = [0, tables.nodeLatitudes.count - 1].map {
      Coordinate(latitude: Double(tables.nodeLatitudes[$0]) / 1e7, longitude: Double(tables.nodeLongitudes[$0]) / 1e7)
    }
    #expect(Double(tables.segmentLengths[0]) >= ends[0].distanceMeters(to: ends[1]) * 1000)
  }

  @Test("The same map gives the same numbers every time")
  func deterministic() throws {
    var map = DrawnStreets(
      """
      A-B-C
      |\\|/|
      D-E-F
      """)
    for way in ["ABC", "DEF", "AD", "AE", "BE", "CE", "CF"] { map.way(way, street) }
    map.restriction(from: "BE", via: "E", to: "AE", ["restriction": "no_right_turn"])
    let first = try map.network().tables
    let second = try map.network().tables
    #expect(first.head == second.head)
    #expect(first.edgeSegment == second.edgeSegment)
    #expect(first.durations == second.durations)
    #expect(first.nodeLatitudes == second.nodeLatitudes)
  }

  private func tails(_ tables: GraphTables) -> [UInt32] {
    tables.nodeLatitudes.indices.flatMap { node in
      (tables.firstOut[node]..<tables.firstOut[node + 1]).map { _ in UInt32(node) }
    }
  }
}
