import Foundation
import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Polygons as zones")
struct ZonePolygonTests {
  /// A ring by metres east and north of the network's origin.
  private static func ring(_ corners: [(x: Double, y: Double)]) -> [Coordinate] {
    corners.map { TestNetwork.place(PlanePoint(x: $0.x, y: $0.y)) }
  }

  private static func line(_ points: (x: Double, y: Double)...) throws -> Polyline {
    try #require(Polyline(ring(points)))
  }

  private static let square = [(x: -50.0, y: -50.0), (x: 50, y: -50), (x: 50, y: 50), (x: -50, y: 50)]

  private func share(_ rings: [[(x: Double, y: Double)]], _ line: Polyline) -> Double {
    let area = ZoneArea(Zone(id: "z", area: .polygon(rings: rings.map(Self.ring))))
    return FractionSet(union: area.inside(of: line)).measure(from: 0, to: 1)
  }

  @Test("hold of a line what lies between their sides")
  func through() throws {
    #expect(abs(share([Self.square], try Self.line((-100, 10), (100, 10))) - 0.5) < 1e-3)
    #expect(abs(share([Self.square], try Self.line((0, 0), (0, 100))) - 0.5) < 1e-3)
    #expect(abs(share([Self.square], try Self.line((-40, 0), (40, 0))) - 1) < 1e-3)
    #expect(share([Self.square], try Self.line((-100, 60), (100, 60))) == 0)
  }

  @Test("with a bay are left and entered again, and a hole is outside")
  func bays() throws {
    let bay = [
      (x: -50.0, y: -50.0), (x: 50, y: -50), (x: 50, y: 50), (x: 10, y: 50), (x: 10, y: -20), (x: -10, y: -20),
      (x: -10, y: 50), (x: -50, y: 50),
    ]
    let across = try Self.line((-100, 0), (100, 0))
    #expect(abs(share([bay], across) - 0.4) < 1e-3)
    let hole = [(x: -10.0, y: -10.0), (x: 10, y: -10), (x: 10, y: 10), (x: -10, y: 10)]
    #expect(abs(share([Self.square, hole], across) - 0.4) < 1e-3)
    #expect(abs(share([Self.square, hole.reversed()], across) - 0.4) < 1e-3)
  }

  @Test("that cross themselves hold all that they wind around, drawn either way")
  func crossing() throws {
    let eight = [(x: -50.0, y: -50.0), (x: 50, y: 50), (x: 50, y: -50), (x: -50, y: 50)]
    let across = try Self.line((-100, 0.01), (100, 0.01))
    #expect(abs(share([eight], across) - 0.5) < 1e-3)
    let twice = Self.square + Self.square
    #expect(abs(share([twice], across) - 0.5) < 1e-3)
    #expect(abs(share([Self.square.reversed()], across) - 0.5) < 1e-3)
  }

  @Test("of very many corners are circles, to streets of all lengths", arguments: [1, 2, 3] as [UInt64])
  func likeCircles(seed: UInt64) throws {
    var generator = SeededRandom(seed: seed)
    var network = TestNetwork()
    for _ in 0..<300 {
      let ends = (0..<2).map { _ in
        network.addNode(.random(in: -900...900, using: &generator), .random(in: -900...900, using: &generator))
      }
      network.addStreet(ends[0], ends[1], via: [])
    }
    let (x, y) = (Double.random(in: -300...300, using: &generator), Double.random(in: -300...300, using: &generator))
    let radius = Double.random(in: 60...500, using: &generator)
    let circle = Zone(id: "c", center: TestNetwork.place(PlanePoint(x: x, y: y)), radiusMeters: radius)
    let corners = (0..<1500).map { corner -> (x: Double, y: Double) in
      let angle = Double(corner) / 1500 * 2 * .pi
      return (x: x + radius * cos(angle), y: y + radius * sin(angle))
    }
    let polygon = Zone(id: "p", area: .polygon(rings: [Self.ring(corners)]))
    let graph = network.graph
    let covers = [circle, polygon].map { ZoneCover(zones: [$0], graph: graph) }
    for segment in network.segments.indices {
      let shares = covers.map { $0.fractions.reader[segment] * Double(graph.segmentLengths[segment]) / 1000 }
      #expect(abs(shares[0] - shares[1]) < 1, "seed \(seed), segment \(segment)")
    }
  }

  @Test("that are forbidden are gone around")
  func forbidden() throws {
    let map = DrawnMap(
      """
      A---B---P---D---Z
          |       |
          E---F---G
      """)
    guard case .circle(let center, _) = map.zone(around: "P", radiusMeters: 1).area else {
      Issue.record("the zone is no circle")
      return
    }
    let plane = LocalProjection(origin: center)
    var query = map.query(("AB", 0), ("DZ", 1))
    let ring = [(-20.0, -10.0), (20, -10), (0, 15)].map { plane.unproject(PlanePoint(x: $0.0, y: $0.1)) }
    query.zones = [Zone(id: "exclude-1", area: .polygon(rings: [ring]))]
    query.policy = .forbid
    let path = try map.router.path(query)
    #expect(map.streets(path) == "AB BE EF FG DG DZ")
  }

  @Test("without an inside are refused", arguments: [0, 1, 2])
  func refused(corners: Int) throws {
    let map = DrawnMap("A---B---C")
    var query = map.query(("AB", 0), ("BC", 1))
    query.zones = [Zone(id: "z", area: .polygon(rings: [Self.ring(Array(Self.square.prefix(corners)))]))]
    #expect(throws: RoutingError.invalidZone(id: "z")) { try map.router.path(query) }
  }
}
