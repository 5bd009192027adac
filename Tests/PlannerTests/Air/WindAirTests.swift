import AirData
import AirField
import Foundation
import Geo
import TestSupport
import Testing

@testable import Answers
@testable import Bench
@testable import CityAir
@testable import Planner
@testable import Publishing
@testable import Setup
@testable import Trips

/// A primary street from west to east, a traffic station 10 m north of it, and a background station far from it.
@Suite("The wind in an answer")
struct WindAirTests {
  private static let osm = """
    <?xml version="1.0" encoding="UTF-8"?>
    <osm version="0.6" generator="by hand">
      <node id="1" lat="39.47" lon="-0.40" version="1"/>
      <node id="2" lat="39.47" lon="-0.34" version="1"/>
      <way id="1" version="1"><nd ref="1"/><nd ref="2"/>
        <tag k="highway" v="primary"/><tag k="lanes" v="2"/><tag k="oneway" v="no"/></way>
    </osm>
    """
  private static let lee = Coordinate(latitude: 39.47012, longitude: -0.39)
  private static let luff = Coordinate(latitude: 39.46988, longitude: -0.39)

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.osm, as: "avenue.osm")
  }

  private static func wind(_ speed: Double, from degrees: Double, hours: Int = 0) -> WindReading {
    let start = FakeCity.hour + Double(hours) * 3600
    return WindReading(
      coordinate: Coordinate(latitude: 39.46, longitude: -0.35), speedMetersPerSecond: speed, fromDegrees: degrees,
      start: start, end: start + 3600, sourceID: "feed")
  }

  /// A city that has collected the hour and the one before, with a wind from the south for the lee side in the north.
  private func city(
    _ winds: [WindReading], change: (inout CityConfiguration) -> Void = { _ in }
  ) async throws -> FakeCity {
    let readings = [-1, 0].flatMap { hour in
      [(50.0, "street", StationType.traffic, 39.47009), (20, "park", .background, 39.49)].map {
        let start = FakeCity.hour + Double(hour) * 3600
        return Reading(
          station: Station(
            id: $0.1, name: $0.1, coordinate: Coordinate(latitude: $0.3, longitude: -0.37), type: $0.2),
          pollutant: .no2, concentration: $0.0, start: start, end: start + 3600, sourceID: "feed")
      }
    }
    let city = try FakeCity([FakeFeed(winds: winds) { _ in readings }]) {
      $0.network = folder.path("avenue.osm")
      $0.wind = true
      change(&$0)
    }
    city.clock.advance(hours: 1)
    _ = try await city.engine.collect(from: FakeCity.hour - 3600, to: FakeCity.hour + 3600)
    return city
  }

  private func increment(_ city: FakeCity, at place: Coordinate, hours: Double = 0) async throws -> Double {
    let air = try await city.engine.air(at: place, moment: FakeCity.hour + hours * 3600)
    return try #require(air.estimates.first { $0.pollutant == .no2 }?.increment)
  }

  @Test("the lee side has more, and the answer says which wind it was")
  func applied() async throws {
    let city = try await city([Self.wind(3, from: 180)])
    #expect(try await increment(city, at: Self.lee) > 1.3 * (try await increment(city, at: Self.luff)))
    let air = try await city.engine.air(at: Self.lee, moment: FakeCity.hour)
    let wind = try #require(air.provenance.wind)
    #expect(wind.state == .applied)
    #expect(wind.contrast == [.no2: StreetCalibration.presumedLeeContrast])
    let reading = try #require(wind.reading)
    #expect(abs(reading.speedMetersPerSecond - 3) < 1e-9)
    #expect(abs(reading.fromDegrees - 180) < 1e-9)
    #expect(reading.sourceID == "feed")
    #expect(!reading.isForecast)
    #expect(air.provenance.method[.no2] == "mean+streets+wind")
    #expect(!air.notices.map(\.code).contains("no-wind"))
  }

  @Test("a wind that is not known is told, a calm is not, and in both both sides are alike")
  func withoutWind() async throws {
    let missing = try await city([Self.wind(3, from: 180, hours: -1)])
    let calm = try await city([Self.wind(0.3, from: 180)])
    for city in [missing, calm] {
      #expect(abs(try await increment(city, at: Self.lee) - (try await increment(city, at: Self.luff))) < 0.1)
    }
    let told = try await missing.engine.air(at: Self.lee, moment: FakeCity.hour)
    #expect(told.notices.map(\.code).contains("no-wind"))
    #expect(told.provenance.wind?.state == .missing)
    #expect(told.provenance.wind?.reading == nil)
    let untold = try await calm.engine.air(at: Self.lee, moment: FakeCity.hour)
    #expect(!untold.notices.map(\.code).contains("no-wind"))
    #expect(untold.provenance.wind?.state == .calm)
  }

  @Test("every hour has its own wind, those of the averaging periods too")
  func hourByHour() async throws {
    let city = try await city([Self.wind(3, from: 0, hours: -1), Self.wind(3, from: 180)])
    let box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    let fields = try await city.engine.gatherer(on: city.engine.network(), asksSources: true).gather(
      at: FakeCity.hour, box: box
    ).picture.fields
    #expect(try #require(fields[0].wind).northwardMetersPerSecond > 2.9)
    #expect(try #require(fields[1].wind).northwardMetersPerSecond < -2.9)
    #expect(fields[2].wind == nil)
    let increments = try fields.prefix(2).map { field in
      try field.parts(.no2, at: [Self.lee, Self.luff]).map { try #require($0).increment }
    }
    #expect(increments[0][0] > increments[0][1])
    #expect(increments[1][0] < increments[1][1])
  }

  @Test("the wind does not count unless it is asked for or a calibration found that it helps")
  func choice() async throws {
    for choice in [nil, false] {
      let city = try await city([Self.wind(3, from: 180)]) { $0.wind = choice }
      let air = try await city.engine.air(at: Self.lee, moment: FakeCity.hour)
      #expect(air.provenance.wind == nil)
      #expect(air.provenance.method[.no2] == "mean+streets")
    }
    let off = try await city([Self.wind(3, from: 180)]) { $0.increment = .off }
    #expect(try await off.engine.air(at: Self.lee, moment: FakeCity.hour).provenance.wind == nil)
  }

  @Test("another wind makes another report of an hour")
  func digest() async throws {
    let box = BoundingBox(west: -1, south: 39, east: 0, north: 40)
    var digests: Set<String> = []
    for degrees in [180.0, 180, 200] {
      let city = try await city([Self.wind(3, from: degrees)])
      let air = try await city.engine.gatherer(on: city.engine.network(), asksSources: true).gather(
        at: FakeCity.hour, box: box)
      digests.insert(HeatmapInputs(settings: "").digest(of: air))
    }
    #expect(digests.count == 2)
  }

  @Test("that is asked for and has no streets to work on is said to have no effect", arguments: [true, false, nil])
  func isIdle(asked: Bool?) async throws {
    let city = try await city([Self.wind(3, from: 180)]) {
      $0.increment = .off
      $0.wind = asked
    }
    let air = try await city.engine.air(at: Self.lee, moment: FakeCity.hour)
    #expect(air.notices.contains { $0.code == "wind-idle" } == (asked == true))
  }
}
