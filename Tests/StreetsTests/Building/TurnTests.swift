import Foundation
import Streets
import Testing
import TestSupport

@Suite("Turns, barriers and one-way streets on drawn maps")
struct TurnTests {
  private let street = ["highway": "residential"]

  /// A crossroads of four streets around X.
  private func crossroads() -> DrawnStreets {
    var map = DrawnStreets(
      """
        N
        |
      W-X-E
        |
        S
      """)
    for way in ["WX", "XE", "NX", "XS"] { map.way(way, street) }
    return map
  }

  @Test("A forbidden turn binds wheels and never walkers")
  func forbiddenTurn() throws {
    var map = crossroads()
    map.restriction(from: "WX", via: "X", to: "NX", ["restriction": "no_left_turn"])
    let network = try map.network()
    #expect(network.path(.walk, from: "W", to: "N") == "WXN")
    #expect(network.path(.bike, from: "W", to: "E") == "WXE")
    #expect(network.path(.bike, from: "S", to: "N") == "SXN")
    for mode in [TravelMode.bike, .scooter] {
      #expect(network.path(mode, from: "W", to: "N") != "WXN", "\(mode)")
    }
    #expect(network.report.restrictionsApplied == 1)
  }

  @Test("Only straight on forbids all other turns")
  func onlyStraight() throws {
    var map = crossroads()
    map.restriction(from: "WX", via: "X", to: "XE", ["restriction": "only_straight_on"])
    let network = try map.network()
    #expect(network.path(.bike, from: "W", to: "E") == "WXE")
    #expect(network.path(.bike, from: "W", to: "S") == "WXEXS")
    #expect(network.path(.walk, from: "W", to: "S") == "WXS")
  }

  @Test(
    "The only way on binds nobody who may not take it, be it open to others or not",
    arguments: [
      (["bicycle": "use_sidepath"], [.bike, .scooter]), (["small_electric_vehicle": "no"], [.scooter]),
      (["access": "private"], [.bike, .scooter]),
    ] as [([String: String], [TravelMode])])
  func onlyIntoClosed(_ tags: [String: String], _ free: [TravelMode]) throws {
    var map = DrawnStreets("  N\n  |\nW-X-E\n  |\n  S")
    for way in ["WX", "XE", "NX"] { map.way(way, street) }
    map.way("XS", street.merging(tags) { $1 })
    map.restriction(from: "WX", via: "X", to: "XS", ["restriction": "only_right_turn"])
    let network = try map.network()
    for mode in [TravelMode.bike, .scooter] {
      #expect((network.path(mode, from: "W", to: "E") == "WXE") == free.contains(mode), "\(mode)")
    }
  }

  @Test("Nobody turns round close behind a junction to make the forbidden turn on the way back")
  func noReturn() throws {
    // From X to E it is 40 m, to F 80 m.
    var map = DrawnStreets(
      """
          N   M
          |
        W-X-E-F
      """, spacingMeters: 20)
    for way in ["WX", "XE", "EF", "NX", "NM", "ME"] { map.way(way, street) }
    #expect(try map.network().path(.bike, from: "W", to: "N") == "WXN")
    map.restriction(from: "WX", via: "X", to: "NX", ["restriction": "no_left_turn"])
    for mode in [TravelMode.bike, .scooter] {
      #expect(try map.network().path(mode, from: "W", to: "N") == "WXEMN", "\(mode)")
    }
  }

  @Test("Who can only turn round behind a junction may")
  func returnsInDeadEnds() throws {
    var map = DrawnStreets(
      """
        N
        |
      W-X-E
        |
        S
      """, spacingMeters: 20)
    for way in ["WX", "XE", "NX", "XS"] { map.way(way, street) }
    map.restriction(from: "WX", via: "X", to: "XE", ["restriction": "only_straight_on"])
    #expect(try map.network().path(.bike, from: "W", to: "S") == "WXEXS")
  }

  @Test("A restriction that excepts bikes binds neither bikes nor scooters")
  func exceptBicycle() throws {
    var map = crossroads()
    map.restriction(from: "WX", via: "X", to: "NX", ["restriction": "no_left_turn", "except": "psv; bicycle"])
    let network = try map.network()
    #expect(network.path(.bike, from: "W", to: "N") == "WXN")
    #expect(network.path(.scooter, from: "W", to: "N") == "WXN")
    #expect(network.report.restrictionsIgnored == ["other traffic or times": 1])
  }

  @Test(
    "A restriction of other vehicles, or of some hours and days, binds neither bikes nor scooters",
    arguments: [
      ["type": "restriction:motorcar"], ["type": "restriction:hgv"], ["hour_on": "07:00", "hour_off": "09:00"],
      ["day_on": "Monday", "day_off": "Friday"], ["times": "07:00-09:00"],
    ])
  func otherTraffic(_ tags: [String: String]) throws {
    var map = crossroads()
    map.restriction(from: "WX", via: "X", to: "NX", tags.merging(["restriction": "no_left_turn"]) { $1 })
    let network = try map.network()
    #expect(network.path(.bike, from: "W", to: "N") == "WXN")
    #expect(network.path(.scooter, from: "W", to: "N") == "WXN")
    #expect(network.report.restrictionsIgnored == ["other traffic or times": 1])
  }

  @Test(
    "A turn that is forbidden at a red light alone is open",
    arguments: [
      ["restriction": "no_left_turn_on_red"], ["restriction": "no_right_turn_on_red"],
      ["restriction": "no_left_turn", "restriction:bicycle": "no_left_turn_on_red"],
    ])
  func onRed(_ tags: [String: String]) throws {
    var map = crossroads()
    map.restriction(from: "WX", via: "X", to: "NX", tags)
    let network = try map.network()
    #expect(network.path(.bike, from: "W", to: "N") == "WXN")
    #expect(network.path(.scooter, from: "W", to: "N") == "WXN")
    #expect(network.report.restrictionsIgnored == ["other traffic or times": 1])
  }

  @Test("A restriction whose type names bikes binds wheels")
  func typeOfBikes() throws {
    var map = crossroads()
    map.restriction(
      from: "WX", via: "X", to: "NX", ["type": "restriction:bicycle", "restriction": "no_left_turn"])
    #expect(try map.network().path(.bike, from: "W", to: "N") != "WXN")
  }

  @Test("A restriction for bikes alone binds wheels")
  func bicycleOnly() throws {
    var map = crossroads()
    map.restriction(from: "WX", via: "X", to: "NX", ["restriction:bicycle": "no_left_turn"])
    #expect(try map.network().path(.bike, from: "W", to: "N") != "WXN")
  }

  @Test("Two restrictions at neighbouring junctions hold together")
  func neighbors() throws {
    var map = DrawnStreets(
      """
        N M
        | |
      W-X-Y-E
      """)
    for way in ["WX", "XY", "YE", "NX", "MY"] { map.way(way, street) }
    map.restriction(from: "WX", via: "X", to: "NX", ["restriction": "no_left_turn"])
    map.restriction(from: "XY", via: "Y", to: "MY", ["restriction": "no_left_turn"])
    let network = try map.network()
    #expect(network.path(.bike, from: "W", to: "E") == "WXYE")
    #expect(network.path(.bike, from: "W", to: "M") == "WXYEYM")
    #expect(network.path(.bike, from: "N", to: "M") == "NXYEYM")
  }

  @Test("A forbidden U-turn leaves the other ways open")
  func uTurn() throws {
    var map = crossroads()
    map.restriction(from: "WX", via: "X", to: "WX", ["restriction": "no_u_turn"])
    let network = try map.network()
    #expect(network.report.restrictionsApplied == 1)
    #expect(network.path(.bike, from: "W", to: "N") == "WXN")
  }

  @Test("A forbidden turn holds for the ways that are there, though another one is no street yet")
  func missingMember() throws {
    var map = crossroads()
    map.way("EN", ["highway": "construction"])
    map.restriction(from: "WX", via: "X", toWays: ["NX", "EN"], ["restriction": "no_exit"])
    let network = try map.network()
    #expect(network.report.restrictionsApplied == 1)
    #expect(network.path(.bike, from: "W", to: "N") != "WXN")
    #expect(network.path(.bike, from: "W", to: "E") == "WXE")
  }

  @Test("What is the only turn is unclear where one of its ways is missing")
  func missingOnly() throws {
    var map = crossroads()
    map.way("EN", ["highway": "construction"])
    map.restriction(from: "WX", via: "X", toWays: ["NX", "EN"], ["restriction": "only_left_turn"])
    #expect(try map.network().report.restrictionsIgnored == ["unclear": 1])
  }

  @Test("A turn into a one-way street that passes the junction is one turn, though walkers have two")
  func unsplitOneWay() throws {
    var map = DrawnStreets(
      """
      M-N
      | |
      W-X-E
        |
        S
      """)
    map.way("EXW", street.merging(["oneway": "yes"]) { $1 })
    for way in ["SX", "XN", "NMW"] { map.way(way, street) }
    map.restriction(from: "SX", via: "X", to: "EXW", ["restriction": "no_left_turn"])
    let network = try map.network()
    #expect(network.report.restrictionsApplied == 1)
    #expect(network.path(.bike, from: "S", to: "W") != "SXW")
    #expect(network.path(.walk, from: "S", to: "W") == "SXW")
  }

  @Test("Who pushes a bike into a street against its traffic goes on foot, and no restriction holds")
  func pushedAgainstTraffic() throws {
    var map = DrawnStreets("W-X-E\n  |\n  S")
    for way in ["WX", "SX"] { map.way(way, street) }
    map.way("EX", street.merging(["oneway": "yes"]) { $1 })
    map.restriction(from: "SX", via: "X", to: "EX", ["restriction": "no_right_turn"])
    let network = try map.network()
    #expect(network.report.restrictionsIgnored == ["without effect": 1])
    #expect(network.path(.bike, from: "S", to: "E") == "SXE")
    #expect(network.path(.scooter, from: "S", to: "E") == nil)
  }

  @Test("Nobody pushes a bike a little against the traffic to ride back and make a forbidden turn")
  func noReturnAgainstTraffic() throws {
    var map = DrawnStreets("W-X-E-F\n  |\n  S", spacingMeters: 25)
    for way in ["WX", "EF", "XS"] { map.way(way, street) }
    map.way("EX", street.merging(["oneway": "yes"]) { $1 })
    map.restriction(from: "WX", via: "X", to: "XS", ["restriction": "no_right_turn"])
    #expect(try map.network().path(.bike, from: "W", to: "S") == "WXEFEXS")
  }

  @Test("Restrictions that cannot be kept are counted by reason")
  func ignored() throws {
    var map = crossroads()
    map.restriction(from: "WX", via: "N", to: "NX", ["restriction": "no_left_turn"])
    map.restriction(from: "WX", via: "X", to: "NX", ["restriction:hgv": "no_left_turn"])
    let report = try map.network().report
    #expect(report.restrictionsIgnored == ["incomplete": 1, "other traffic or times": 1])
    #expect(report.restrictionsApplied == 0)
  }

  @Test(
    "A restriction that forbids nothing that wheels could do does not hold, and is told",
    arguments: [
      ("WX", "NX", "no_left_turn"), ("NX", "XE", "no_left_turn"), ("WX", "XE", "only_straight_on"),
      ("WX", "NX", "only_left_turn"),
    ])
  func withoutEffect(_ from: String, _ to: String, _ value: String) throws {
    var map = DrawnStreets("  N\n  |\nW-X-E")
    map.way("WX", street.merging(["oneway": "yes"]) { $1 })
    map.way("XE", street)
    map.way("NX", street.merging(["bicycle": "use_sidepath"]) { $1 })
    map.restriction(from: from, via: "X", to: to, ["restriction": value])
    let report = try map.network().report
    #expect(report.restrictionsIgnored == ["without effect": 1])
    #expect(report.restrictionsApplied == 0 && report.nodeCopies == 0)
  }

  @Test("A barrier where more streets meet than at any junction is left open, and takes no memory for each pair")
  func hub() throws {
    let places = (1...200).map { (latitude: 39.47 + 0.0001 * Double($0), longitude: -0.376) }
    let nodes = places.enumerated().map {
      "<node id=\"\($0 + 2)\" version=\"1\" lat=\"\($1.latitude)\" lon=\"\($1.longitude)\"/>"
    }
    let hub =
      "<node id=\"1\" version=\"1\" lat=\"39.47\" lon=\"-0.377\"><tag k=\"barrier\" v=\"wall\"/></node>"
    let ways = places.indices.map {
      "<way id=\"\($0 + 1)\" version=\"1\"><nd ref=\"1\"/><nd ref=\"\($0 + 2)\"/><tag k=\"highway\" v=\"footway\"/></way>"
    }
    let file = try TemporaryFile(
      name: "hub.osm", Data("<osm version=\"0.6\">\(hub)\(nodes.joined())\(ways.joined())</osm>".utf8))
    let report = try StreetImport.read(file.path, profile: ProfileSettings()).report
    #expect(report.nodeCopies == 0 && report.barriers == 0)
  }

  @Test("A barrier stops the modes that may not pass it, and lets them come to it")
  func barrier() throws {
    var map = DrawnStreets("A-B-C")
    map.way("ABC", street)
    map.node("B", ["barrier": "stile"])
    let network = try map.network()
    #expect(network.path(.walk, from: "A", to: "C") == "ABC")
    #expect(network.path(.bike, from: "A", to: "C") == nil)
    #expect(network.path(.bike, from: "A", to: "B") == "AB")
    #expect(network.path(.bike, from: "C", to: "B") == "CB")
    #expect(network.report.barriers == 1)
  }

  @Test("Nothing joins the two sides of a barrier for a mode that it stops")
  func sidesStayApart() throws {
    var map = DrawnStreets("A-B-C")
    map.way("ABC", street)
    map.node("B", ["barrier": "stile"])
    let network = try map.network()
    let neighbors = network.nodes(at: "B").map { network.neighbors(.bike, of: $0) }
    #expect(neighbors.map(\.count).sorted() == [0, 1, 1])
    #expect(Set(neighbors.joined()) == ["A", "C"])
  }

  @Test("A barrier that all may pass does not cut the street")
  func openBarrier() throws {
    var map = DrawnStreets("A-B-C")
    map.way("ABC", street)
    map.node("B", ["barrier": "bollard"])
    #expect(try map.network().segments == ["ABC"])
  }

  @Test("A roundabout is followed in its direction by wheels and either way by walkers")
  func roundabout() throws {
    var map = DrawnStreets(
      """
          N
        W   E-B
      A-  S
      """)
    map.way("WSENW", ["highway": "residential", "junction": "roundabout"])
    map.way("AW", street)
    map.way("EB", street)
    let network = try map.network()
    #expect(network.path(.bike, from: "A", to: "B") == "AWSEB")
    #expect(network.path(.bike, from: "B", to: "A") == "BENWA")
    #expect(network.path(.scooter, from: "E", to: "W") == "ENW")
    #expect(network.path(.walk, from: "W", to: "E").map { $0.count } == 3)
  }

  @Test("Contraflow lets bikes and scooters ride against a one-way street")
  func contraflow() throws {
    var map = DrawnStreets("A-B")
    map.way("AB", ["highway": "residential", "oneway": "yes", "cycleway": "opposite_lane"])
    let network = try map.network()
    for mode in TravelMode.allCases { #expect(network.path(mode, from: "B", to: "A") == "BA", "\(mode)") }
  }
}
