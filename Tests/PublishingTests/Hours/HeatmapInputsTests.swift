import AirData
import CityAir
import CityTestSupport
import Geo
import Testing

@testable import Planner
@testable import Publishing

@Suite("What the files of an hour are made of")
struct HeatmapInputsTests {
  @Test("another wind makes another report of an hour")
  func digest() async throws {
    let box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    let avenue = try WindyAvenue()
    var digests: Set<String> = []
    for degrees in [180.0, 180, 200] {
      let city = try await avenue.city([WindyAvenue.wind(3, from: degrees)])
      let air = try await city.engine.opened.gatherer(on: city.engine.network(), asksSources: true).gather(
        at: FakeCity.hour, box: box)
      digests.insert(HeatmapInputs(settings: "").digest(of: air))
    }
    #expect(digests.count == 2)
  }

  @Test("another reservation of a source makes another report of an hour")
  func digestOfReservations() async throws {
    let box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    var digests: Set<String> = []
    for quality in [Reading.Quality(), .provisional, .clampedNegative] {
      let city = try FakeCity([FakeFeed { _ in [FakeCity.reading(30).with(quality: quality)] }])
      let air = try await city.engine.opened.gatherer(on: nil, asksSources: true).gather(at: FakeCity.hour, box: box)
      digests.insert(HeatmapInputs(settings: "").digest(of: air))
    }
    #expect(digests.count == 3)
  }

  @Test("a station that stands a step further north or east makes another report of an hour")
  func digestOfPlaces() async throws {
    let box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    let (latitude, longitude) = (FakeCity.place.latitude, FakeCity.place.longitude)
    var digests: Set<String> = []
    for (north, east) in [(0.0, 0.0), (0, 0), (1e-5, 0), (0, 1e-5)] {
      let place = Coordinate(latitude: latitude + north, longitude: longitude + east)
      let city = try FakeCity([FakeFeed { _ in [FakeCity.reading(30, at: place)] }])
      let air = try await city.engine.opened.gatherer(on: nil, asksSources: true).gather(at: FakeCity.hour, box: box)
      digests.insert(HeatmapInputs(settings: "").digest(of: air))
    }
    #expect(digests.count == 3)
  }

  @Test("a figure that bridges a gap makes another report of an hour than the same figure that was measured")
  func digestOfBridges() async throws {
    let box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    var digests: Set<String> = []
    for hours in [[-1, 0, 1], [-1, 1]] {
      let city = try FakeCity([FakeFeed { _ in hours.map { FakeCity.reading(30, hours: $0) } }])
      city.clock.advance(hours: 12)
      let air = try await city.engine.opened.gatherer(on: nil, asksSources: true).gather(at: FakeCity.hour, box: box)
      #expect(air.fields.readings[0].map(\.concentration) == [30])
      #expect(air.fields.bridgedPollutants == (hours.contains(0) ? [] : [.no2]))
      digests.insert(HeatmapInputs(settings: "").digest(of: air))
    }
    #expect(digests.count == 2)
  }
}
