import AirData
import CityAir
import CityTestSupport
import Routing
import Setup
import Streets
import TestSupport
import Testing

@testable import Trips

@Suite("Ways over places that are offered")
struct TourOffersTests {
  private func tour(
    _ ways: BowedWays, south: Double, north: Double, maskDistanceMeters: Double = 5000, isOffer: Bool,
    _ change: (inout RouteQuestion) -> Void = { _ in }
  ) throws -> TourAnswer {
    var question = RouteQuestion(
      origin: DrawnAir.place(0, 0), destination: DrawnAir.place(6000, 0), departure: DrawnAir.hour)
    question.measure = .pollutant(.no2)
    change(&question)
    let graph = ways.network.graph
    var air = ways.air(south: south, north: north)
    air.maskDistanceMeters = maskDistanceMeters
    let hour = HourSnapshot(city: CityConfiguration(), router: Router(graph: graph), air: try air.gathered())
    let planner = TourPlanner(hour)
    let places = try [question.origin, question.destination].map { try graph.snap($0, mode: .walk) }
    return try planner.tour(question, over: places, labels: [.balanced, .cleanest], isOffer: isOffer)
  }

  @Test("a way that is hardly cleaner, or hardly surely so, joins the fastest")
  func joins() throws {
    let ways = BowedWays(bow: 300, metersPerSecond: 1.0413)
    let all = try tour(ways, south: 30.2, north: 30, isOffer: false)
    #expect(all.itineraries.count == 2)
    let offered = try tour(ways, south: 30.2, north: 30, isOffer: true)
    #expect(offered.itineraries.map(\.labels) == [[.fastest, .balanced, .cleanest]])
    for label in [RouteLabel.balanced, .cleanest] {
      #expect(offered.itinerary(label).durationSeconds == all.itineraries[0].durationSeconds)
      #expect(offered.itinerary(label).cleanerProbability == nil)
    }
    // It counts as the balanced way is weighed: its time, and its pollution besides.
    let cost = offered.itineraries[0].legs.flatMap(\.costSeconds).reduce(0, +)
    #expect(offered.itineraries[0].avoidance == 0 && !offered.itineraries[0].countsBurden)
    #expect(cost > 1.1 * offered.itineraries[0].durationSeconds)
  }

  @Test("a way that is cleaner, and surely so, stays one of its own")
  func stays() throws {
    let offered = try tour(BowedWays(bow: 1200), south: 90, north: 5, isOffer: true)
    #expect(offered.itineraries.count == 2)
    #expect(offered.itineraries[0].labels.first == .fastest)
    #expect(try #require(offered.itinerary(.cleanest).cleanerProbability) > 0.9)
  }

  @Test("an offered way that takes less time than the fastest by price is the fastest")
  func quickerThanFastest() throws {
    let ways = BowedWays(bow: 600, metersPerSecond: 1.15, beginsDear: true)
    let all = try tour(ways, south: 90, north: 5, isOffer: false) { $0.mode = .scooter }
    #expect(all.itineraries.map(\.labels) == [[.fastest], [.balanced, .cleanest]])
    #expect(all.itineraries[1].durationSeconds < all.itineraries[0].durationSeconds)
    let offered = try tour(ways, south: 90, north: 5, isOffer: true) { $0.mode = .scooter }
    #expect(offered.itineraries.map(\.labels) == [[.fastest, .balanced, .cleanest]])
    #expect(offered.itineraries[0].durationSeconds == all.itineraries[1].durationSeconds)
  }

  @Test("a dirtier way around a zone stays one of its own, and says so")
  func goesAround() throws {
    let offered = try tour(BowedWays(bow: 600), south: 20, north: 22, isOffer: true) {
      $0.circles = [RouteQuestion.Circle(center: DrawnAir.place(3000, 0), radiusMeters: 500)]
    }
    let around = try #require(offered.itineraries.first { !$0.labels.contains(.fastest) })
    #expect(around.notices.map(\.code) == ["dirtier-around-zone"])
  }

  @Test("have burdens in another unit that are charged and expected in it")
  func inAnotherUnit() throws {
    // Between the stations along both ways nothing is known of the two ends of the bow.
    let all = try tour(BowedWays(bow: 1200), south: 90, north: 5, maskDistanceMeters: 160, isOffer: false)
    let bow = try #require(all.itineraries.last)
    let scaled = bow.burdens(times: 3)
    for (air, other) in [(bow.air, scaled.air), (bow.legs[0].air, scaled.legs[0].air)] {
      let (charged, expected) = (try #require(air?.burdenMinutes), try #require(air?.expectedBurdenMinutes))
      #expect(expected < 0.9 * charged)
      #expect(abs(try #require(other?.burdenMinutes) / charged - 3) < 1e-9)
      #expect(abs(try #require(other?.expectedBurdenMinutes) / expected - 3) < 1e-9)
    }
  }

  @Test("what the indices lack is said once for all ways")
  func indices() throws {
    let answer = try tour(BowedWays(bow: 1200), south: 90, north: 5, isOffer: true)
    #expect(answer.indexNotices.map(\.code).contains("index-partial"))
  }
}
