import Geo
import Testing
import TestSupport

@testable import Streets

/// Two ways from A to D: the short one over B, and a longer one over C and E that nothing is amiss with.
@Suite("What somebody needs of streets")
struct TravelNeedsTests {
  /// The letters of the cheapest way, and its told seconds.
  private func way(
    _ needs: Set<TravelNeed>, _ tags: [String: String], node: [String: String] = [:], mode: TravelMode = .walk,
    plain: [String: String] = ["highway": "footway", "lit": "yes"]
  ) throws -> String? {
    var map = DrawnStreets("A--B-D\n      \nC----E")
    map.way("AB", ["highway": "footway", "lit": "yes"].merging(tags) { $1 })
    map.way("BD", plain)
    map.way("ACED", plain)
    if !node.isEmpty { map.node("B", node) }
    return try Self.way(StreetGraph(try map.network().tables), map, needs, mode)
  }

  private static func way(
    _ graph: StreetGraph, _ map: DrawnStreets, _ needs: Set<TravelNeed>, _ mode: TravelMode
  ) throws -> String? {
    var profile = graph.profile
    profile.needs[mode] = needs
    let adapted = graph.adapted(to: profile)
    return PricedSearch(adapted, places: map.places).path(mode, from: "A", to: "D")
  }

  @Test("sends a wheelchair and a pram around what they cannot pass, and others straight on", arguments: Bar.all)
  func bars(_ bar: Bar) throws {
    #expect(try way([], bar.tags, node: bar.node) == "ABD")
    #expect(try way([.wheelchair], bar.tags, node: bar.node) == (bar.stopsWheelchair ? "ACED" : "ABD"), "wheelchair")
    #expect(try way([.pram], bar.tags, node: bar.node) == (bar.stopsPram ? "ACED" : "ABD"), "pram")
  }

  /// Something on the short way.
  struct Bar: CustomTestStringConvertible, Sendable {
    var tags: [String: String] = [:]
    var node: [String: String] = [:]
    var stopsWheelchair = true
    var stopsPram = true
    var testDescription: String { (tags.merging(node) { $1 }).map { "\($0)=\($1)" }.sorted().joined(separator: " ") }

    static let all = [
      Bar(tags: ["highway": "steps"]),
      Bar(tags: ["highway": "steps", "wheelchair": "yes"], stopsWheelchair: false),
      Bar(node: ["kerb": "raised"]),
      Bar(node: ["kerb": "lowered"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["kerb": "rolled"], stopsPram: false),
      Bar(node: ["kerb": "raised", "wheelchair": "yes"], stopsWheelchair: false),
      Bar(node: ["kerb:height": "0.12"]),
      Bar(node: ["kerb:height": "12 cm", "kerb": "yes"]),
      Bar(node: ["kerb:height": "30 mm", "barrier": "kerb"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["height": "0.12", "barrier": "kerb"]),
      Bar(node: ["kerb:height": "0.12", "kerb": "lowered"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["kerb:height": "high", "barrier": "kerb"], stopsPram: false),
      Bar(node: ["barrier": "stile"]),
      Bar(node: ["barrier": "kissing_gate"]),
      Bar(node: ["barrier": "kissing_gate", "wheelchair": "yes"], stopsWheelchair: false),
      Bar(node: ["barrier": "turnstile"]),
      Bar(node: ["barrier": "turnstile", "wheelchair": "yes"], stopsWheelchair: false),
      Bar(node: ["barrier": "full-height_turnstile"]),
      Bar(node: ["barrier": "hampshire_gate"]),
      Bar(node: ["barrier": "step"]),
      Bar(node: ["barrier": "step", "wheelchair": "yes"], stopsWheelchair: false),
      Bar(node: ["barrier": "cattle_grid"]),
      Bar(node: ["barrier": "cycle_barrier"]),
      Bar(node: ["barrier": "gate"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["barrier": "swing_gate"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["barrier": "lift_gate"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["barrier": "entrance"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["barrier": "bollard"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["barrier": "bollard", "maxwidth:physical": "0.7"]),
      Bar(node: ["barrier": "bollard", "maxwidth:physical": "0.7", "wheelchair": "yes"], stopsWheelchair: false),
      Bar(node: ["barrier": "bollard", "maxwidth:physical": "0.85"], stopsPram: false),
      Bar(node: ["barrier": "bollard", "maxwidth:physical": "1.2"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["barrier": "gate", "maxwidth": "85 cm"], stopsPram: false),
      Bar(node: ["barrier": "gate", "opening": "0.3"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["barrier": "block", "width": "0.5"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["barrier": "kerb"], stopsPram: false),
      Bar(node: ["barrier": "kerb", "kerb": "flush"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["wheelchair": "no"], stopsPram: false),
      Bar(node: ["wheelchair": "limited"], stopsPram: false),
      Bar(node: ["entrance": "yes", "wheelchair": "no"], stopsPram: false),
      Bar(node: ["highway": "bus_stop", "wheelchair": "no"], stopsWheelchair: false, stopsPram: false),
      Bar(
        node: ["public_transport": "stop_position", "wheelchair": "no"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["was:public_transport": "platform", "wheelchair": "no"], stopsWheelchair: false, stopsPram: false),
      Bar(node: ["disused:amenity": "toilets", "wheelchair": "no"], stopsWheelchair: false, stopsPram: false),
      Bar(tags: ["wheelchair": "no"], stopsPram: false),
      Bar(tags: ["wheelchair": "limited"], stopsPram: false),
      Bar(tags: ["surface": "sand"]),
      Bar(tags: ["surface": "cobblestone"], stopsPram: false),
      Bar(tags: ["surface": "asphalt"], stopsWheelchair: false, stopsPram: false),
      Bar(tags: ["surface": "cobblestone", "smoothness": "good"], stopsWheelchair: false, stopsPram: false),
      Bar(tags: ["smoothness": "very_bad"]),
      Bar(tags: ["smoothness": "intermediate"], stopsWheelchair: false, stopsPram: false),
      Bar(tags: ["incline": "12%"], stopsPram: false),
      Bar(tags: ["incline": "-8%"], stopsPram: false),
      Bar(tags: ["incline": "7°"], stopsPram: false),
      Bar(tags: ["incline": "4%"], stopsWheelchair: false, stopsPram: false),
      Bar(tags: ["incline": "up"], stopsWheelchair: false, stopsPram: false),
      Bar(tags: ["width": "0.5"]),
      Bar(tags: ["width": "85 cm"], stopsPram: false),
      Bar(tags: ["width": "2 m"], stopsWheelchair: false, stopsPram: false),
      Bar(tags: ["width": "2 m", "maxwidth:physical": "0.85"], stopsPram: false),
    ]
  }

  @Test("lets a wheelchair come up to what it cannot pass at the end of a street, and not pass it")
  func deadEnd() throws {
    for tags in [["barrier": "kissing_gate"], ["barrier": "gate", "wheelchair": "no"]] {
      var map = DrawnStreets("A-B-D")
      map.way("AB", ["highway": "footway"])
      map.way("BD", ["highway": "footway"])
      map.node("D", tags)
      #expect(try Self.way(StreetGraph(try map.network().tables), map, [.wheelchair], .walk) == "ABD", "\(tags)")
      map.node("B", tags)
      #expect(try Self.way(StreetGraph(try map.network().tables), map, [.wheelchair], .walk) == nil, "\(tags)")
    }
  }

  @Test(
    "counts once what a place says of wheelchairs, whatever there is",
    arguments: [["kerb": "flush"], ["kerb": "rolled"], ["barrier": "bollard"], ["kerb": "rolled", "barrier": "chain"]])
  func limited(_ tags: [String: String]) throws {
    // Thrice the time to B makes 900 m of the way over it, nine times the time 1500 m; the other one has 1100 m.
    var map = DrawnStreets("AB-----D\n\nC------E")
    for way in ["AB", "BD", "ACED"] { map.way(way, ["highway": "footway"]) }
    map.node("B", tags.merging(["wheelchair": "limited"]) { $1 })
    #expect(try Self.way(StreetGraph(try map.network().tables), map, [.wheelchair], .walk) == "ABD")
  }

  @Test("closes to a wheelchair what it cannot pass, so that no way is told rather than a wrong one")
  func closed() throws {
    for bar in [["highway": "steps"], ["wheelchair": "no"], ["incline": "12%"], ["width": "0.7"]] {
      var map = DrawnStreets("A-B-D")
      map.way("AB", ["highway": "footway"].merging(bar) { $1 })
      map.way("BD", ["highway": "footway"])
      let graph = StreetGraph(try map.network().tables)
      #expect(try Self.way(graph, map, [.wheelchair], .walk) == nil, "\(bar)")
      #expect(try Self.way(graph, map, [], .walk) == "ABD")
    }
  }

  @Test("takes a wheelchair and a pram up stairs with a ramp for them, rather than up others")
  func ramps() throws {
    for (ramp, wheelchair, pram) in [
      ("ramp:wheelchair", 1.5, 1.5), ("ramp:stroller", Double.infinity, 3), ("ramp:bicycle", Double.infinity, 10),
    ] {
      var map = DrawnStreets("A-B-D")
      map.way("AB", ["highway": "steps", "ramp": "yes", ramp: "yes"])
      map.way("BD", ["highway": "footway"])
      let graph = StreetGraph(try map.network().tables)
      let wanted = wheelchair.isFinite ? "ABD" : nil
      #expect(try Self.way(graph, map, [.wheelchair], .walk) == wanted, "\(ramp)")
      let tags = Tags([("highway", "steps"), (ramp, "yes")]).attributesOfWay
      for (need, price) in [(TravelNeed.wheelchair, wheelchair), (.pram, pram)] {
        #expect(NeedRules(need: need).price(.steps) { tags[$0] } == price, "\(need), \(ramp)")
      }
    }
    #expect(Tags([("highway", "footway"), ("ramp:wheelchair", "yes")]).attributesOfWay[.ramp] == nil)
    #expect(Tags([("highway", "steps"), ("ramp:wheelchair", "separate")]).attributesOfWay[.ramp] == nil)
  }

  @Test(
    "closes to a wheelchair a barrier that leaves less room than it needs",
    arguments: [
      ["barrier": "bollard", "maxwidth:physical": "0.75"], ["barrier": "gate", "maxwidth": "0.75"],
      ["barrier": "cycle_barrier", "maxwidth:physical": "1.2", "opening": "0.75"],
    ])
  func narrow(_ node: [String: String]) throws {
    var map = DrawnStreets("A-B-D")
    map.way("ABD", ["highway": "footway"])
    map.node("B", node)
    let graph = StreetGraph(try map.network().tables)
    #expect(try Self.way(graph, map, [.wheelchair], .walk) == nil)
    #expect(try Self.way(graph, map, [.pram], .walk) == "ABD")
    #expect(try Self.way(graph, map, [], .walk) == "ABD")
  }

  @Test("puts the kerb of a crossing on the crossing, so that the pavement goes on")
  func kerbOfCrossing() throws {
    var map = DrawnStreets("A-B-D\n  |\n  F")
    map.way("AB", ["highway": "footway"])
    map.way("BD", ["highway": "footway"])
    map.way("BF", ["highway": "footway", "footway": "crossing"])
    map.node("B", ["kerb": "raised"])
    let graph = StreetGraph(try map.network().tables)
    #expect(try Self.way(graph, map, [.wheelchair], .walk) == "ABD")
    var profile = graph.profile
    profile.needs[.walk] = [.wheelchair]
    let search = PricedSearch(graph.adapted(to: profile), places: map.places)
    #expect(search.path(.walk, from: "A", to: "F") == nil)
  }

  /// The ways of a wheelchair from A to D, past a door in B, and from A through it to H.
  private func door(
    _ street: [String: String], inside: [String: String], node: [String: String], ways: [String] = ["ABD", "BFH"]
  ) throws -> (past: String?, inwards: String?) {
    var map = DrawnStreets("A-B-D\n  |\n  F\n  |\n  H")
    map.way(ways[0], street)
    for way in ways.dropFirst() { map.way(way, inside) }
    map.node("B", node)
    let graph = StreetGraph(try map.network().tables)
    var profile = graph.profile
    profile.needs[.walk] = [.wheelchair]
    let search = PricedSearch(graph.adapted(to: profile), places: map.places)
    return (search.path(.walk, from: "A", to: "D"), search.path(.walk, from: "A", to: "H"))
  }

  @Test(
    "passes a door that a wheelchair does not get through, and does not go in",
    arguments: [
      ["entrance": "yes", "wheelchair": "no"], ["entrance": "main", "wheelchair": "no", "level": "0"],
      ["railway": "subway_entrance", "wheelchair": "no"],
    ])
  func passesDoor(_ node: [String: String]) throws {
    for inside in ["corridor", "footway"] {
      let ways = try door(["highway": "footway"], inside: ["highway": inside], node: node)
      #expect(ways.past == "ABD", "\(inside)")
      #expect(ways.inwards == nil, "\(inside)")
      let open = node.merging(["wheelchair": "yes"]) { $1 }
      #expect(try door(["highway": "footway"], inside: ["highway": inside], node: open).inwards == "ABFH", "\(inside)")
    }
  }

  @Test("passes a door on the outline of a square, be it where the outline begins", arguments: ["BDGEAB", "GEABDG"])
  func doorOnSquare(_ outline: String) throws {
    var map = DrawnStreets("K   L\n|   |\nA-B-D\n|   |\nE---G")
    map.way(outline, ["highway": "pedestrian", "area": "yes"])
    for way in ["KA", "DL"] { map.way(way, ["highway": "footway"]) }
    map.node("B", ["entrance": "yes", "wheelchair": "no"])
    #expect(try Self.way(StreetGraph(try map.network().tables), map, [.wheelchair], .walk) == "ABD")
  }

  @Test("passes a door that lies on a pavement where nothing else meets it")
  func doorOnPavement() throws {
    let node = ["entrance": "yes", "wheelchair": "no"]
    #expect(try door(["highway": "footway"], inside: ["highway": "corridor"], node: node, ways: ["ABD"]).past == "ABD")
  }

  @Test(
    "goes through no door that a wheelchair does not get through, and no gate that is a door too",
    arguments: [
      (["highway": "corridor"], ["entrance": "yes", "wheelchair": "no"]),
      (["highway": "footway", "indoor": "yes"], ["entrance": "yes", "wheelchair": "no"]),
      (["highway": "footway"], ["entrance": "yes", "barrier": "gate", "wheelchair": "no"]),
      (["highway": "footway"], ["entrance": "no", "wheelchair": "no"]),
    ])
  func doorInside(_ street: [String: String], _ node: [String: String]) throws {
    #expect(try door(street, inside: ["highway": "footway"], node: node, ways: ["ABD"]).past == nil)
  }

  @Test("prefers lit streets in every mode", arguments: TravelMode.allCases)
  func lit(mode: TravelMode) throws {
    let plain = ["highway": "residential", "maxspeed": "30", "lit": "yes"]
    let dark = ["highway": "residential", "maxspeed": "30", "lit": "no"]
    var map = DrawnStreets("A--B\n|  |\nC--D", spacingMeters: 50)
    map.way("AB", dark)
    map.way("BD", dark)
    map.way("ACD", plain.merging(["name": "lit"]) { $1 })
    let graph = StreetGraph(try map.network().tables)
    #expect(try Self.way(graph, map, [.lit], mode) == "ACD")
  }

  @Test("prefers quiet streets in every mode", arguments: TravelMode.allCases)
  func quiet(mode: TravelMode) throws {
    var map = DrawnStreets("A--B\n|  |\nC--D", spacingMeters: 50)
    map.way("AB", ["highway": "secondary", "maxspeed": "30"])
    map.way("BD", ["highway": "secondary", "maxspeed": "30"])
    map.way("ACD", ["highway": "residential", "maxspeed": "30"])
    let graph = StreetGraph(try map.network().tables)
    #expect(try Self.way(graph, map, [.quiet], mode) == "ACD")
  }

  @Test("makes no told time shorter or longer, and no way faster", arguments: 0..<20)
  func times(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let map = AdaptedTimesTests.drawing(&random)
    let graph = StreetGraph(try map.network().tables)
    for needs in [[.wheelchair], [.pram], [.lit, .quiet], [.wheelchair, .lit]] as [Set<TravelNeed>] {
      var profile = graph.profile
      profile.needs[.walk] = needs
      let adapted = graph.adapted(to: profile)
      for (mine, usual) in zip(adapted.durations(.walk), graph.durations(.walk)) {
        #expect(mine == usual || mine == StreetGraph.closed)
      }
      let prices = zip(adapted.pricedDurations(.walk), adapted.durations(.walk))
      #expect(prices.allSatisfy { $0 >= $1 })
      let highest = prices.filter { $1 != StreetGraph.closed && $1 > 0 }.map { Double($0 - 1) / Double($1) }.max() ?? 1
      #expect(highest <= adapted.highestPrice(.walk))
      #expect(adapted.durations(.bike).elementsEqual(graph.durations(.bike)))
    }
  }

  @Test("is kept in the settings as text, and left out where it does not go with the mode")
  func text() {
    var profile = ProfileSettings()
    #expect(!profile.text.contains("needs"))
    profile.needs = [.walk: [.wheelchair, .lit], .bike: [.pram, .quiet]]
    let read = ProfileSettings(text: profile.text)
    #expect(read.needs == [.walk: [.wheelchair, .lit], .bike: [.quiet]])
    #expect(read.text == profile.text)
  }

  @Test("reads what tags write of widths and slopes")
  func numbers() {
    #expect(TagNumbers.meters("1.5") == 1.5)
    #expect(TagNumbers.meters("1.5 m") == 1.5)
    #expect(TagNumbers.meters("90 cm") == 0.9)
    #expect(abs((TagNumbers.meters("3'6\"") ?? 0) - 1.0668) < 1e-9)
    #expect(TagNumbers.meters("30 mm") == 0.03)
    #expect(TagNumbers.meters("6\"") == 6 * 0.0254)
    #expect(TagNumbers.meters("narrow") == nil)
    #expect(TagNumbers.slopePercent("-6 %") == 6)
    #expect(abs((TagNumbers.slopePercent("45°") ?? 0) - 100) < 1e-9)
    #expect(TagNumbers.inclinePercent("-6 %") == -6)
    #expect(TagNumbers.inclinePercent("+6%") == 6)
    #expect(TagNumbers.slopePercent("up") == nil)
    #expect(TagNumbers.slopePercent("0.06") == nil)
  }
}
