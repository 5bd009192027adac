import Streets
import Testing
import TestSupport

@Suite("Turn restrictions along ways on drawn maps")
struct ViaWayTests {
  private let street = ["highway": "residential"]
  private let noUTurn = ["restriction": "no_u_turn"]
  private let onlyStraight = ["restriction": "only_straight_on"]

  /// Two carriageways, joined by XPY, that meet again in the east; a side street cuts XPY in P.
  ///
  /// From A along XPY to C is the U-turn.
  private func carriageways() -> DrawnStreets {
    var map = DrawnStreets(
      """
      C-Y---D
        |   |
        P-Q |
        |   |
      A-X---B
      """)
    for way in ["AX", "XB", "XPY", "PQ", "YC", "DY", "BD"] { map.way(way, street) }
    return map
  }

  @Test("A forbidden turn along a way binds wheels and never walkers")
  func forbidden() throws {
    var map = carriageways()
    map.restriction(from: "AX", viaWays: ["XPY"], to: "YC", noUTurn)
    let network = try map.network()
    #expect(network.path(.walk, from: "A", to: "C") == "AXPYC")
    for mode in [TravelMode.bike, .scooter] {
      #expect(network.path(mode, from: "A", to: "C") == "AXPQPYC", "\(mode) turns back in a side street")
      #expect(network.path(mode, from: "A", to: "D") == "AXPYD", "\(mode)")
      #expect(network.path(mode, from: "Q", to: "C") == "QPYC", "\(mode)")
      #expect(network.path(mode, from: "C", to: "A") == "CYPXA", "\(mode)")
    }
    #expect(network.report.restrictionsApplied == 1)
    #expect(network.report.restrictionsIgnored.isEmpty)
  }

  @Test("Nobody turns round on the way between, to come to its end from elsewhere", arguments: [false, true])
  func noReturnBetween(isCrossed: Bool) throws {
    var map = DrawnStreets(
      """
        M





      N-Y---D
        P---F
      W-X---B
      """)
    for way in ["WX", "XB", "DY", "YN"] { map.way(way, street.merging(["oneway": "yes"]) { $1 }) }
    for way in ["XPY", "BD", "YM"] { map.way(way, street) }
    if isCrossed { map.way("PF", ["highway": "footway"]) }
    #expect(try map.network().path(.bike, from: "W", to: "N") == "WXPYN")
    map.restriction(from: "WX", viaWays: ["XPY"], to: "YN", noUTurn)
    let network = try map.network()
    for mode in [TravelMode.bike, .scooter] {
      #expect(network.path(mode, from: "W", to: "N") == "WXBDYN", "\(mode)")
      #expect(network.path(mode, from: "W", to: "M") == "WXPYM", "\(mode)")
    }
  }

  @Test("Who can do nothing else at the end of the way between may turn round")
  func returnsBetween() throws {
    var map = DrawnStreets(
      """
      N-Y
        |
      W-X-B
      """)
    for way in ["WX", "XB", "XY"] { map.way(way, street) }
    map.way("YN", street.merging(["oneway": "yes"]) { $1 })
    map.restriction(from: "WX", viaWays: ["XY"], to: "YN", noUTurn)
    let network = try map.network()
    #expect(network.nodes(at: "Y").map { network.neighbors(.bike, of: $0) }.contains(["X"]))
  }

  @Test("Only one way on at the end of a way, for those who came the given way")
  func only() throws {
    var map = carriageways()
    map.restriction(from: "AX", viaWays: ["XPY"], to: "YC", onlyStraight)
    let network = try map.network()
    #expect(network.path(.bike, from: "A", to: "C") == "AXPYC")
    #expect(network.path(.bike, from: "A", to: "D") == "AXBD", "the way round stays open")
    #expect(network.path(.bike, from: "A", to: "Q") == "AXPQ", "and so do turns on the way")
    #expect(network.path(.bike, from: "B", to: "D") == "BD")
    #expect(network.path(.walk, from: "A", to: "D") == "AXPYD")
  }

  @Test("Only one way on forbids to turn back at the end")
  func onlyNeverBack() throws {
    var map = DrawnStreets("A-X-Y-B")
    for way in ["AX", "XY", "YB"] { map.way(way, street) }
    map.restriction(from: "AX", viaWays: ["XY"], to: "YB", onlyStraight)
    let network = try map.network()
    let ends = network.nodes(at: "Y").map { network.neighbors(.bike, of: $0) }
    #expect(ends.contains(["B"]))
  }

  @Test("Who sets out on the way between has not come from the first")
  func startBetween() throws {
    var map = DrawnStreets(
      """
      A-X-Y-B
          C
      """)
    for way in ["AX", "XY"] { map.way(way, street.merging(["oneway": "yes"]) { $1 }) }
    for way in ["YB", "YC"] { map.way(way, street) }
    map.restriction(from: "AX", viaWays: ["XY"], to: "YC", ["restriction": "no_right_turn"])
    let network = try map.network()
    #expect(network.path(.bike, from: "X", to: "C") == "XYC")
    #expect(network.path(.bike, from: "A", to: "C") == "AXYBYC")
  }

  /// One-way streets from X to Y and Z, with side streets.
  private func arterial() -> DrawnStreets {
    var map = DrawnStreets(
      """
        N M
        | |
        | |
      A-X-Y-Z-B
            S
      """)
    for way in ["XY", "YZ"] { map.way(way, street.merging(["oneway": "yes"]) { $1 }) }
    for way in ["AX", "ZB", "NX", "MY", "ZS"] { map.way(way, street) }
    return map
  }

  @Test("Several ways hold in any order of the members", arguments: [["XY", "YZ"], ["YZ", "XY"]])
  func severalWays(_ vias: [String]) throws {
    var map = arterial()
    map.restriction(from: "AX", viaWays: vias, to: "ZS", ["restriction": "no_right_turn"])
    let network = try map.network()
    #expect(network.path(.bike, from: "A", to: "S") == "AXYZBZS")
    #expect(network.path(.bike, from: "A", to: "B") == "AXYZB")
    #expect(network.path(.bike, from: "N", to: "S") == "NXYZS")
    #expect(network.path(.bike, from: "M", to: "S") == "MYZS")
  }

  @Test("Restrictions that begin alike, at a node and along ways, hold together")
  func overlapping() throws {
    var map = arterial()
    map.restriction(from: "AX", via: "X", to: "NX", ["restriction": "no_left_turn"])
    map.restriction(from: "AX", viaWays: ["XY", "YZ"], to: "ZS", ["restriction": "no_right_turn"])
    map.restriction(from: "XY", viaWays: ["YZ"], to: "ZB", ["restriction": "no_straight_on"])
    let network = try map.network()
    #expect(network.report.restrictionsApplied == 3)
    #expect(network.path(.scooter, from: "A", to: "N") == nil)
    #expect(network.path(.bike, from: "A", to: "N") == "AXYXN", "pushed back from Y")
    #expect(network.path(.bike, from: "A", to: "S") == "AXYMYZS")
    #expect(network.path(.bike, from: "A", to: "B") == "AXYMYZB")
    #expect(network.path(.bike, from: "N", to: "S") == "NXYZS")
    #expect(network.path(.bike, from: "N", to: "B") == "NXYZSZB")
    #expect(network.path(.bike, from: "M", to: "B") == "MYZB")
  }

  @Test("Each mode remembers only what binds it")
  func modes() throws {
    var map = carriageways()
    map.restriction(from: "AX", viaWays: ["XPY"], to: "YC", noUTurn)
    map.node("P", ["barrier": "gate", "small_electric_vehicle": "no"])
    let network = try map.network()
    #expect(network.path(.bike, from: "A", to: "D") == "AXPYD")
    #expect(network.path(.bike, from: "A", to: "C") == "AXPQPYC")
    #expect(network.path(.scooter, from: "A", to: "D") == "AXBD")
    #expect(network.path(.scooter, from: "A", to: "C") == "AXBDYC")
    #expect(network.path(.scooter, from: "A", to: "Q") == nil)
    #expect(network.path(.walk, from: "A", to: "C") == "AXPYC")
  }

  @Test("A restriction that excepts bikes binds nobody")
  func exception() throws {
    var map = carriageways()
    map.restriction(
      from: "AX", viaWays: ["XPY"], to: "YC", noUTurn.merging(["except": "bicycle"]) { $1 })
    let network = try map.network()
    #expect(network.path(.bike, from: "A", to: "C") == "AXPYC")
    #expect(network.report.restrictionsIgnored == ["other traffic or times": 1])
  }

  @Test("Ways that do not lead from the first to the last are left out, with the reason")
  func damaged() throws {
    var map = carriageways()
    map.restriction(from: "AX", viaWays: ["XPY", "BD"], to: "YC", noUTurn)
    map.restriction(from: "AX", viaWays: ["PQ"], to: "YC", noUTurn)
    map.restriction(from: "AX", viaWays: ["nowhere"], to: "YC", noUTurn)
    map.restriction(from: "XPY", viaWays: ["XPY"], to: "YC", noUTurn)
    let network = try map.network()
    #expect(network.report.restrictionsIgnored == ["incomplete": 4])
    #expect(network.report.nodeCopies == 0)
  }

  @Test("Ways that may be followed in two manners are left out, with the reason")
  func unclear() throws {
    var map = DrawnStreets(
      """
      X---Y
      |   |
      A---B
      """)
    map.way("XABY", street)
    map.way("XY", street)
    map.restriction(from: "XABY", viaWays: ["XY"], to: "XABY", noUTurn)
    #expect(try map.network().report.restrictionsIgnored == ["unclear": 1])
  }

  @Test("Ways longer than any real restriction are left out, so that few relations cannot fill the memory")
  func endless() throws {
    for (length, ignored) in [(100, [:]), (101, ["too long": 1])] {
      let letters = (0x4E00..<0x4E03 + length).compactMap(UnicodeScalar.init).map { String(Character($0)) }
      var map = DrawnStreets(letters.joined())
      let ways = zip(letters, letters.dropFirst()).map(+)
      for way in ways { map.way(way, street) }
      map.restriction(from: ways[0], viaWays: Array(ways[1...length]), to: ways[length + 1], onlyStraight)
      let report = try map.network().report
      #expect(report.restrictionsIgnored == ignored)
      #expect(report.restrictionsApplied == 1 - ignored.count)
    }
  }
}
