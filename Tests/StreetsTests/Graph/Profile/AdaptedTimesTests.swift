import Foundation
import Geo
import TestSupport
import Testing

@testable import Streets

@Suite("Travel times by another profile")
struct AdaptedTimesTests {
  private let folder: NetworkFolder

  init() throws { folder = try NetworkFolder() }

  @Test("from a file are those of a network that is built with the profile", arguments: 0..<60)
  func equalsBuilt(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let map = Self.drawing(&random)
    let (first, second) = (Self.profile(&random), Self.profile(&random))
    try NetworkFile.write(map.network(profile: first).tables, to: folder.path())
    let adapted = try NetworkFile.open(folder.path()).adapted(to: second)
    let built = StreetGraph(try map.network(profile: second).tables)
    expectSame(adapted, built)
    // Back again, as it lay in the file.
    expectSame(adapted.adapted(to: first), try NetworkFile.open(folder.path()))
  }

  @Test(
    "of a real city are those of a network that is built with the profile",
    .enabled(if: SharedData.path("osm/helsinki-centre.osm.pbf") != nil, SharedData.absence))
  func realCity() throws {
    let extract = try #require(SharedData.path("osm/helsinki-centre.osm.pbf"))
    var random = SeededRandom(seed: 1)
    let profile = Self.profile(&random)
    let file = StreetGraph(try StreetImport.read(extract, profile: ProfileSettings()).tables)
    expectSame(file.adapted(to: profile), StreetGraph(try StreetImport.read(extract, profile: profile).tables))
  }

  @Test("are not worked out where the profile says the same, nor for modes that it leaves as they are")
  func sharesArrays() throws {
    var random = SeededRandom(seed: 3)
    let graph = StreetGraph(try Self.drawing(&random).network().tables)
    #expect(graph.adapted(to: ProfileSettings()) === graph)
    var slower = ProfileSettings()
    slower.speedsKilometersPerHour[.scooter] = 10
    let adapted = graph.adapted(to: slower)
    #expect(adapted.durations(.bike).baseAddress == graph.durations(.bike).baseAddress)
    #expect(adapted.durations(.scooter).baseAddress != graph.durations(.scooter).baseAddress)
    #expect(adapted.metadata.profile == slower.summary)
    #expect(adapted.head.baseAddress == graph.head.baseAddress)
  }

  @Test("are those of the file where it knows no facts")
  func withoutFacts() {
    let graph = StreetGraph(GraphSketch.random(seed: 1, nodes: 5, streets: 8).tables)
    var slower = ProfileSettings()
    slower.speedsKilometersPerHour[.walk] = 3
    #expect(!graph.knowsFacts)
    #expect(graph.adapted(to: slower) === graph)
    #expect(graph.pricedDurations(.scooter).baseAddress == graph.durations(.scooter).baseAddress)
  }

  private func expectSame(_ one: StreetGraph, _ other: StreetGraph) {
    #expect(one.profile.text == other.profile.text)
    for mode in TravelMode.allCases {
      #expect(one.durations(mode).elementsEqual(other.durations(mode)), "\(mode)")
      #expect(one.pricedDurations(mode).elementsEqual(other.pricedDurations(mode)), "\(mode)")
      #expect(one.highestPrice(mode) == other.highestPrice(mode))
      #expect(one.storage.components[mode.index].elementsEqual(other.storage.components[mode.index]), "\(mode)")
    }
  }

  /// Sixteen junctions, streets of all sorts between neighbours, and some forbidden turns.
  static func drawing(_ random: inout SeededRandom) -> DrawnStreets {
    var map = DrawnStreets("ABCD\nEFGH\nIJKL\nMNOP")
    let letters = Array("ABCDEFGHIJKLMNOP")
    var ways: [String] = []
    for index in letters.indices {
      for step in [1, 4] where (step == 4 || index % 4 < 3) && index + step < 16 && random.chance(0.8) {
        let way = String([letters[index], letters[index + step]])
        map.way(way, tags(&random))
        ways.append(way)
      }
    }
    for from in ways {
      for to in ways where from.last == to.first && random.chance(0.2) {
        map.restriction(
          from: from, via: from.last ?? "A", to: to, ["restriction": random.chance(0.7) ? "no_turn" : "only_turn"])
      }
    }
    if random.chance(0.5) {
      map.node("F", ["barrier": ["stile", "wall", "bollard"].randomElement(using: &random) ?? ""])
    }
    return map
  }

  private static let values: [String: [String]] = [
    "maxspeed": ["20", "30", "40", "50", "30 mph", "70", "none"], "oneway": ["yes", "-1"],
    "cycleway": ["track", "lane", "opposite_lane"], "surface": ["sett", "gravel", "asphalt"],
    "bicycle": ["yes", "no", "dismount", "designated"], "foot": ["no", "yes"], "motor_vehicle": ["no"],
    "sidewalk": ["separate"], "tunnel": ["yes"], "small_electric_vehicle": ["yes", "no"],
  ]

  private static func tags(_ random: inout SeededRandom) -> [String: String] {
    let classes = HighwayClass.allCases.map(\.key).filter { $0 != "other" }
    var tags = ["highway": classes.randomElement(using: &random) ?? "residential"]
    for (key, known) in values.sorted(by: { $0.key < $1.key }) where random.chance(0.2) {
      tags[key] = known.randomElement(using: &random)
    }
    return tags
  }

  private static func profile(_ random: inout SeededRandom) -> ProfileSettings {
    var profile = ProfileSettings()
    for mode in TravelMode.allCases {
      if random.chance(0.6) { profile.speedsKilometersPerHour[mode] = .random(in: 2...30, using: &random) }
      let some = HighwayClass.allCases.shuffled(using: &random)
      if random.chance(0.4) { profile.closedClasses[mode] = Set(some.prefix(2)) }
      if random.chance(0.4) { profile.classFactors[mode] = [some[3]: .random(in: 1...4, using: &random)] }
    }
    if random.chance(0.5) { profile.scooterStreetLimitKilometersPerHour = .random(in: 10...60, using: &random) }
    if random.chance(0.5) { profile.scooterDearLimitKilometersPerHour = .random(in: 20...90, using: &random) }
    if random.chance(0.5) { profile.scooterDearFactor = .random(in: 1...5, using: &random) }
    return profile
  }
}

@Suite("Profile settings as text")
struct ProfileTextTests {
  @Test("are read again as they were")
  func roundTrip() {
    var profile = ProfileSettings()
    profile.speedsKilometersPerHour = [.walk: 5.123456789, .bike: 1e-3, .scooter: 25]
    profile.scooterStreetLimitKilometersPerHour = 20
    profile.scooterDearLimitKilometersPerHour = 45.5
    profile.scooterDearFactor = 1.75
    profile.closedClasses = [.walk: [.steps, .livingStreet]]
    profile.classFactors = [.bike: [.primary: 3, .secondary: 1.5]]
    #expect(ProfileSettings(text: profile.text) == profile)
  }

  @Test(
    "that make no sense leave the default",
    arguments: ["", "walk.speed=fast", "boat.speed=3", "walk.closed.moat=1", "="])
  func nonsense(_ text: String) {
    #expect(ProfileSettings(text: text) == ProfileSettings())
  }
}
