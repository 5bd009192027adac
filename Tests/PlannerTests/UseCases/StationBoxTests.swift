import AirData
import CityTestSupport
import Geo
import Setup
import TestSupport
import Testing

@testable import Planner

@Suite("Stations of a city without a box")
struct StationBoxTests {
  /// The box that a feed is asked for when the city's stations are.
  private func asked(overNetwork: Bool) async throws -> BoundingBox {
    let feed = FakeFeed { _ in [FakeCity.reading(20)] }
    let city = try FakeCity([feed]) { $0.box = nil }
    var configuration = city.engine.city
    if overNetwork {
      configuration.network = try city.folder.write(
        """
        <osm version="0.6"><node id="1" lat="39.47" lon="-0.40"/><node id="2" lat="39.47" lon="-0.34"/>
        <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way></osm>
        """, as: "street.osm")
    }
    _ = try await CityEngine(city: configuration, host: city.engine.host).stations(moment: FakeCity.hour)
    return try #require(feed.asked.first).box
  }

  @Test("are looked for within reach of its network")
  func aroundTheNetwork() async throws {
    let box = try await asked(overNetwork: true)
    #expect(box.south > 39.2 && box.north < 39.7 && box.west > -0.7 && box.east < -0.1)
    #expect(box.west < -0.6 && box.north > 39.6)
  }

  @Test("are looked for everywhere where it has no network either")
  func everywhere() async throws {
    #expect(try await asked(overNetwork: false).west == -180)
  }
}
