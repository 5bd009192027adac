import AirData
import AirField
import Bench
import CityAir
import CityTestSupport
import Foundation
import Routing
import Setup
import TestSupport
import Testing
import Trips

@Suite("An hour of readings in hand")
struct HourTrialTests {
  private let ways = BowedWays(bow: 300, metersPerSecond: 1.0413)

  private func trips(south: Double, north: Double) throws -> TripTrial {
    var readings: [Reading] = []
    for x in stride(from: 0.0, through: 6000, by: 300) {
      readings.append(DrawnAir.reading(.no2, south, x: x, y: 0, station: "s\(x)"))
      readings.append(DrawnAir.reading(.no2, north, x: x, y: ways.bow, station: "n\(x)"))
    }
    var city = CityConfiguration()
    city.increment = .off
    return try HourTrial(city: city, graph: ways.network.graph, readings: readings, hour: DrawnAir.hour)
      .trips(.pollutant(.no2))
  }

  private var question: RouteQuestion {
    var question = RouteQuestion(
      origin: DrawnAir.place(0, 0), destination: DrawnAir.place(6000, 0), departure: DrawnAir.hour)
    question.measure = .pollutant(.no2)
    return question
  }

  @Test("its ways are those of an answer, and a way that is hardly cleaner is found but not offered")
  func hardlyCleaner() throws {
    let answer = try trips(south: 30.2, north: 30).answer(question)
    let whole = try ways.answer(south: 30.2, north: 30) { $0.offersAllRoutes = true }
    #expect(answer.fastest != answer.cleanest)
    #expect(answer.offered == answer.fastest)
    #expect(answer.cleanest.lengthMeters == whole.route(.cleanest)?.distanceMeters)
    // The planes of both have their origins some kilometres apart.
    let probability = try #require(whole.route(.cleanest)?.cleanerProbability)
    #expect(abs(try #require(answer.cleanerProbability) - probability) < 1e-5)
  }

  @Test("a way that is much cleaner is offered, and as likely cleaner as the other is dirtier")
  func muchCleaner() throws {
    let trips = try trips(south: 60, north: 20)
    let answer = try trips.answer(question)
    #expect(answer.offered == answer.cleanest)
    let odds = try #require(trips.odds(of: answer.cleanest, from: answer.fastest)).probabilityBelowZero
    let reverse = try #require(trips.odds(of: answer.fastest, from: answer.cleanest)).probabilityBelowZero
    #expect(odds > 0.9)
    #expect(abs(odds + reverse - 1) < 1e-9)
    #expect(abs(odds - (answer.cleanerProbability ?? 0)) < 0.01)
  }
}
