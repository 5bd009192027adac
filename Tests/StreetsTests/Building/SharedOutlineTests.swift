import Streets
import Testing
import TestSupport

@Suite("Outlines of squares that streets share")
struct SharedOutlineTests {
  private let square = ["highway": "pedestrian", "area": "yes", "name": "Plaza"]

  /// A square BCFE; the street ABCD leads along its side BC.
  private func plaza(_ street: [String: String], _ square: [String: String]? = nil) -> DrawnStreets {
    var map = DrawnStreets(
      """
      A-B-G-C-D
        |   |
        E---F
      """)
    map.way("BGCFEB", square ?? self.square)
    map.way("ABGCD", street)
    return map
  }

  @Test("belong to the street, which is there once and not cut inside the part")
  func street() throws {
    let network = try plaza(["highway": "living_street", "name": "Calle"]).network()
    #expect(network.segments == ["AB", "BGC", "CD", "CFEB"])
    #expect(network.path(.walk, from: "A", to: "D") == "ABGCD")
    #expect(network.report.waysUsed == 2)
  }

  @Test("belong to the street whichever comes first, and however it runs")
  func order() throws {
    var map = DrawnStreets(
      """
      A-B-C-D
        | |
        E-F
      """)
    map.way("DCBA", ["highway": "living_street"])
    map.way("BCFEB", square)
    #expect(try map.network().segments == ["BA", "CB", "CFEB", "DC"])
  }

  @Test("stay open on the square to whom the street is closed")
  func closedStreet() throws {
    let network = try plaza(["highway": "cycleway", "foot": "no"]).network()
    #expect(network.segments == ["AB", "BG", "BG", "CD", "CFEB", "GC", "GC"])
    let neighbors = { (mode: TravelMode) in network.neighbors(mode, of: network.nodes(at: "B")[0]).sorted() }
    #expect(neighbors(.walk) == ["C", "G"], "along both sides of the square, as A is closed to walkers")
    #expect(neighbors(.bike) == ["A", "C", "G"])
    #expect(network.report.waysUsed == 2)
  }

  @Test("belong to a one-way street too, against which bikes are pushed")
  func oneway() throws {
    let network = try plaza(["highway": "living_street", "oneway": "yes"]).network()
    #expect(network.segments == ["AB", "BGC", "CD", "CFEB"])
    #expect(network.neighbors(.bike, of: network.nodes(at: "B")[0]).sorted() == ["A", "C", "C"])
  }

  @Test("stay in the direction in which the street is closed")
  func onewayWithoutWalkers() throws {
    let network = try plaza(["highway": "living_street", "oneway": "yes", "foot": "no"]).network()
    let neighbors = { (letter: Character) in network.neighbors(.bike, of: network.nodes(at: letter)[0]).sorted() }
    #expect(neighbors("B") == ["C", "G"], "along the other side, and the street")
    #expect(neighbors("G") == ["B", "C"], "pushed back on the square, and on along the street")
  }

  @Test(
    "stay on the square where the street keeps someone from it",
    arguments: [
      ["highway": "steps"], ["highway": "footway", "wheelchair": "no"], ["highway": "footway", "surface": "gravel"],
      // Open to wheelchairs, and dear to prams.
      ["highway": "steps", "wheelchair": "yes"],
      ["highway": "footway", "wheelchair": "yes", "surface": "cobblestone"],
    ])
  func difficultStreet(_ street: [String: String]) throws {
    #expect(try plaza(street).network().segments == ["AB", "BG", "BG", "CD", "CFEB", "GC", "GC"])
  }

  @Test(
    "belong to a street that is no dearer to wheelchairs and prams than the square",
    arguments: [("cobblestone", "cobblestone"), ("sett", "sett"), ("sett", "cobblestone"), ("asphalt", "gravel")])
  func equallyDear(street: String, square: String) throws {
    let network = try plaza(
      ["highway": "pedestrian", "surface": street], ["highway": "pedestrian", "area": "yes", "surface": square]
    ).network()
    #expect(network.segments == ["AB", "BGC", "CD", "CFEB"])
  }

  @Test("stay on the square where the street is dear, and dearer than the square is")
  func dearerStreet() throws {
    let rough = ["highway": "pedestrian", "area": "yes", "surface": "sett"]
    let network = try plaza(["highway": "pedestrian", "surface": "cobblestone"], rough).network()
    #expect(network.segments == ["AB", "BG", "BG", "CD", "CFEB", "GC", "GC"])
  }

  @Test("belong to the first of two squares that are as dear")
  func equallyDearSquares() throws {
    var map = DrawnStreets(
      """
      A-B-C
      | | |
      D-E-F
      """)
    for way in ["ABEDA", "BCFEB"] { map.way(way, square.merging(["surface": "cobblestone"]) { $1 }) }
    #expect(try map.network().segments == ["AB", "BCFE", "BE", "EDA"])
  }

  @Test("stay for scooters, which the speed of cars on the street may keep from it")
  func fastStreet() throws {
    let yard = ["highway": "service", "area": "yes"]
    let network = try plaza(["highway": "residential", "maxspeed": "50"], yard).network()
    #expect(network.segments == ["AB", "BG", "BG", "CD", "CFEB", "GC", "GC"])
    #expect(network.neighbors(.walk, of: network.nodes(at: "B")[0]).sorted() == ["A", "C", "G"])
  }

  /// Two squares side by side, of which the first has some further tags.
  private func twoSquares(_ first: [String: String] = [:]) -> DrawnStreets {
    var map = DrawnStreets(
      """
      A-B-C
      | | |
      D-E-F
      """)
    map.way("ABEDA", square.merging(first) { $1 })
    map.way("BCFEB", square)
    return map
  }

  @Test("belong to the first of two squares")
  func firstSquare() throws {
    #expect(try twoSquares().network().segments == ["AB", "BCFE", "BE", "EDA"])
  }

  @Test("belong to both squares where the first keeps someone from it")
  func difficultSquare() throws {
    let segments = try twoSquares(["surface": "gravel"]).network().segments
    #expect(segments.filter { ["BE", "EB"].contains($0) }.count == 2)
  }

  @Test("leave a square without any part of its own that streets surround")
  func surrounded() throws {
    var map = DrawnStreets(
      """
      A-B-C-D
        | |
        E-F
      """)
    map.way("ABCD", ["highway": "living_street"])
    map.way("BEFC", ["highway": "footway"])
    let without = try map.network().segments
    map.way("BCFEB", square)
    #expect(try map.network().segments == without)
  }
}
