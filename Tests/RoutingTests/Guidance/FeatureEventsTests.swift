import Geo
import Streets
import TestSupport
import Testing

@testable import Routing

@Suite("Gates, lifts, stairs and cars on the way")
struct FeatureEventsTests {
  /// What is told of a way along A, B, C and D, besides where it leads.
  private func features(_ map: DrawnStreets, mode: TravelMode = .walk) throws -> [WayFeature] {
    let graph = try map.graph()
    let router = Router(graph: graph)
    let ends = try "AD".map { try graph.snap(map.place($0), mode: mode) }
    let path = try router.path(
      Router.Query(origin: ends[0], destination: ends[1], mode: mode, objective: .fastest, pollution: nil))
    return router.guidance(of: path, mode: mode, from: ends[0], to: ends[1]).steps.flatMap(\.maneuver.features)
  }

  /// Footways along A, B, C and D.
  private func drawn(_ ways: [(String, [String: String])]) -> DrawnStreets {
    var map = DrawnStreets("A-B-C-D", spacingMeters: 50)
    for (letters, tags) in ways { map.way(letters, ["highway": "footway"].merging(tags) { $1 }) }
    return map
  }

  @Test("are told alike within a way and where ways end")
  func nodes() throws {
    for ways in [["ABCD"], ["AB", "BCD"]] {
      for (tags, feature) in [(["barrier": "gate"], WayFeature.gate), (["highway": "elevator"], .lift(level: nil))] {
        var map = drawn(ways.map { ($0, [:]) })
        map.node("B", tags)
        #expect(try features(map) == [feature], "\(tags) \(ways)")
      }
    }
  }

  @Test("lifts that are ways are told once, with the level behind them")
  func liftWays() throws {
    var map = drawn([
      ("AB", ["level": "0"]), ("BC", ["highway": "elevator", "level": "0;1"]), ("CD", ["level": "1"]),
    ])
    #expect(try features(map) == [.lift(level: "1")])
    for end in ["B", "C"] as [Character] { map.node(end, ["highway": "elevator"]) }
    #expect(try features(map) == [.lift(level: "1")])
  }

  @Test(
    "stairs lead up or down, however their slope is written",
    arguments: [
      ("up", true), ("down", false), ("30%", true), ("-30 %", false), ("17°", true), ("-17°", false), ("steep", nil),
    ] as [(String, Bool?)])
  func stairs(incline: String, leadsUp: Bool?) throws {
    let map = drawn([("AB", [:]), ("BC", ["highway": "steps", "incline": incline]), ("CD", [:])])
    #expect(try features(map) == [.stairs(up: leadsUp)])
  }

  @Test(
    "a scooter is sent onto a road only where it has no track or lane of its own, and where there are cars",
    arguments: [
      (["highway": "residential"], true), (["highway": "primary"], true),
      (["highway": "primary", "cycleway": "track"], false), (["highway": "primary", "cycleway:left": "lane"], true),
      (["highway": "primary", "cycleway:right": "lane"], false),
      (["highway": "residential", "motor_vehicle": "no"], false),
    ] as [([String: String], Bool)])
  func traffic(tags: [String: String], isAmongCars: Bool) throws {
    let cycleway = ["highway": "cycleway"]
    let map = drawn([("AB", cycleway), ("BC", tags), ("CD", cycleway)])
    let told = try features(map, mode: .scooter)
    #expect(told.contains(.traffic(on: true)) == isAmongCars && told.contains(.traffic(on: false)) == isAmongCars)
  }

  @Test("a scooter leaves no road for the track beside it, and is told where that ends")
  func trackBesideRoad() throws {
    let road = ["highway": "tertiary"]
    let map = drawn([("AB", road), ("BC", ["highway": "tertiary", "cycleway": "track"]), ("CD", road)])
    #expect(try features(map, mode: .scooter) == [.traffic(on: true)])
  }
}
