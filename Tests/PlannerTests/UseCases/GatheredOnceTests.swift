import AirData
import CityTestSupport
import Foundation
import Geo
import Setup
import TestSupport
import Testing
import Trips

@testable import Planner

@Suite("What an engine reads, asks and gathers")
struct GatheredOnceTests {
  private static let hour = FakeCity.hour

  @Test("is two questions for a window of departures, its own hours and those after it, and none for the next")
  func departures() async throws {
    let feed = FakeFeed { query in (-30...30).map { FakeCity.reading(20, hours: $0) } }
    let city = try FakeCity([feed]) { $0.increment = .off }
    var configuration = city.engine.city
    configuration.network = try city.folder.write(
      """
      <osm version="0.6"><node id="1" lat="39.47" lon="-0.38"/><node id="2" lat="39.47" lon="-0.36"/>
      <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way></osm>
      """, as: "street.osm")
    let engine = CityEngine(city: configuration, host: city.engine.host)
    var question = RouteQuestion(
      origin: Coordinate(latitude: 39.47, longitude: -0.379),
      destination: Coordinate(latitude: 39.47, longitude: -0.361), departure: Self.hour)
    question.departures = DateInterval(start: Self.hour, duration: 2 * 3600)
    #expect(try await engine.route(question).departures != nil)
    let kept = try await engine.hours().kept
    // The hours of the window are asked for together, and so are those in which a trip may end.
    #expect(kept.count >= 3 && feed.asked.count == 2)
    _ = try await engine.route(question)
    #expect(feed.asked.count == 2)
  }
}
