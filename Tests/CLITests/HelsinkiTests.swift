import Geo
import TestSupport
import Testing

/// Walks and rides in central Helsinki that a map confirms.
///
/// Skipped without the extract, which is not part of the project.
@Suite("Central Helsinki", .enabled(if: RealCity.hasHelsinki, "the extract helsinki-centre is not at hand"))
struct HelsinkiTests {
  private let city: RealCity

  private static let station = "60.1710,24.9415"
  private static let marketSquare = "60.1675,24.9525"
  private static let senateSquare = "60.1695,24.9522"
  private static let hakaniemi = "60.1792,24.9500"
  private static let ruoholahti = "60.1645,24.9218"
  private static let kiasma = "60.1725,24.9370"
  private static let suomenlinna = "60.1474,24.9860"

  init() throws { city = try RealCity.helsinki.get() }

  @Test("has some hundred kilometres of ways, and most of them hang together")
  func hasPlausibleCounts() throws {
    let info = try city.info()
    #expect((500...900).contains(try #require(info["kilometers"].number)))
    #expect((20_000...60_000).contains(try #require(info["nodes"].number)))
    #expect((3...20).contains(try #require(info["kilometersByClass"]["steps"].number)))
    #expect(info["kilometersByClass"]["motorway"].number ?? 0 == 0)
    #expect(info["dataDate"].text?.hasPrefix("2024-08") == true)
    let shares = info["modes"].elements.compactMap { $0["largestComponentShare"].number }
    #expect(try #require(shares.first) > 0.85)
    let kilometers = info["modes"].elements.compactMap { $0["kilometers"].number }
    #expect(kilometers.count == 3 && kilometers[0] > kilometers[1] && kilometers[1] > kilometers[2])
  }

  @Test("one walks from the central station to the market square by Aleksanterinkatu or the Esplanadi, and back")
  func walksToTheMarketSquare() throws {
    let there = try city.route(Self.station, Self.marketSquare, "walk")
    let back = try city.route(Self.marketSquare, Self.station, "walk")
    #expect((700...1300).contains(try #require(there["distanceMeters"].number)))
    #expect(there["durationSeconds"] == back["durationSeconds"])
    let streets = try city.streets(Self.station, Self.marketSquare, "walk")
    #expect(streets.contains("Aleksanterinkatu") || streets.contains("esplanadi"), "\(streets)")
  }

  @Test("the market square lies two short blocks south of the Senate square")
  func walksFromTheSenateSquare() throws {
    let route = try city.route(Self.senateSquare, Self.marketSquare, "walk")
    #expect((200...450).contains(try #require(route["distanceMeters"].number)))
  }

  @Test("one comes from Hakaniemi over the bridge Pitkäsilta and along Unioninkatu")
  func crossesTheBridge() throws {
    let streets = try city.streets(Self.hakaniemi, Self.senateSquare, "walk")
    #expect(streets.contains("Pitkäsilta") && streets.contains("Unioninkatu"), "\(streets)")
  }

  @Test("one rides from Ruoholahti to Kiasma on the Baana, both ways", arguments: ["bike", "scooter"])
  func ridesTheBaana(mode: String) throws {
    #expect(try city.streets(Self.ruoholahti, Self.kiasma, mode).contains("Baana"))
    #expect(try city.streets(Self.kiasma, Self.ruoholahti, mode).contains("Baana"))
    let route = try city.route(Self.ruoholahti, Self.kiasma, mode)
    #expect((1200...1700).contains(try #require(route["distanceMeters"].number)))
  }

  @Test("one does not walk to the islands of Suomenlinna")
  func hasNoBridgeToSuomenlinna() throws {
    let result = try Clean.run(city.words(Self.station, Self.suomenlinna, "walk"))
    #expect(result.status == 1)
    #expect(result.errors.contains("No way leads"))
  }

  @Test("no way is much longer than the straight line, in any mode", arguments: ["walk", "bike", "scooter"])
  func makesNoGreatDetours(mode: String) throws {
    let places = [Self.station, Self.marketSquare, Self.ruoholahti, Self.kiasma]
    for from in places {
      for to in places where to != from {
        let route = try city.route(from, to, mode)
        let line = try RouteLine(route)
        let straight = line.places[0].distanceMeters(to: line.places[line.places.count - 1])
        let meters = try #require(route["distanceMeters"].number)
        #expect(meters < 2 * straight + 300 && meters > straight - 1, "\(from) to \(to)")
        #expect(try #require(route["snap"]["fromMeters"].number) < 60)
        #expect(try #require(route["metersByClass"].object)["steps"] == nil || mode == "walk")
      }
    }
  }
}
