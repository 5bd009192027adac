import AirData
import AirField
import CityAir
import CityTestSupport
import Foundation
import Geo
import PluginHost
import Setup
import TestSupport
import Testing
import Trips

@testable import Planner

@Suite("Hours that are gathered anew")
struct RefreshTests {
  private static let hour = FakeCity.hour

  private func city(
    _ feeds: [FakeFeed], change: (inout CityConfiguration) -> Void = { _ in }
  ) throws -> FakeCity {
    try FakeCity(feeds) { city in
      city.increment = .off
      change(&city)
    }
  }

  /// An engine over a street beside the city's stations.
  private func engine(_ city: FakeCity) throws -> CityEngine {
    var configuration = city.engine.city
    configuration.network = try city.folder.write(
      """
      <osm version="0.6"><node id="1" lat="39.47" lon="-0.40"/><node id="2" lat="39.47" lon="-0.34"/>
      <way id="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="residential"/></way></osm>
      """, as: "street.osm")
    return CityEngine(city: configuration, host: city.engine.host)
  }

  /// An engine over a street whose feeds count as those in processes of their own, and so are asked again.
  private func engine(_ city: FakeCity, isolating feeds: [FakeFeed]) throws -> CityEngine {
    var host = city.engine.host
    host.registry = Registry()
    for entry in feeds.map(\.entry) {
      host.registry.add(
        Registry.Entry(manifest: entry.manifest, file: entry.file, isIsolated: true, make: entry.make))
    }
    return CityEngine(city: try engine(city).city, host: host)
  }

  private func no2(_ snapshot: HourSnapshot) -> Double? {
    snapshot.air.fields.readings[0].first { $0.pollutant == .no2 }?.concentration
  }

  @Test(
    "have what the archive got since, and the one before goes with its last question", .timeLimit(.minutes(1)))
  func newReadings() async throws {
    let feed = FakeFeed { _ in [FakeCity.reading(20)] }
    let city = try city([feed])
    _ = try await city.engine.collect(from: Self.hour, to: Self.hour + 3600)
    let engine = try engine(city)
    var question: HourSnapshot? = try await engine.hours().hour(at: Self.hour)
    weak let old = question
    #expect(old.flatMap(no2) == 20)
    feed.change { _ in [FakeCity.reading(60)] }
    _ = try await city.engine.collect(from: Self.hour, to: Self.hour + 3600)
    #expect(try await engine.hours().hour(at: Self.hour) === old)
    let refreshed = try await engine.refresh()
    #expect(refreshed.replaced == [Self.hour] && refreshed.failed.isEmpty)
    #expect(try await no2(engine.hours().hour(at: Self.hour)) == 60)
    #expect(old != nil && question.flatMap(no2) == 20)
    question = nil
    await waitUntilGone { old }
  }

  @Test("ask no source inside the program's process, and say so")
  func asksNoneInHost() async throws {
    let feed = FakeFeed { _ in [FakeCity.reading(20)] }
    let city = try city([feed])
    let engine = try engine(city)
    #expect(try await no2(engine.hours().hour(at: Self.hour)) == 20)
    let asked = feed.asked.count
    _ = try await engine.refresh([Self.hour])
    #expect(feed.asked.count == asked)
    let notices = try await engine.hours().hour(at: Self.hour).air.notices
    #expect(notices.map(\.code).contains("source-in-host"))
  }

  @Test("ask those in processes of their own")
  func asksIsolated() async throws {
    let feed = FakeFeed { _ in [FakeCity.reading(20)] }
    let city = try city([feed])
    let engine = try engine(city, isolating: [feed])
    _ = try await engine.hours().hour(at: Self.hour)
    feed.change { _ in [FakeCity.reading(60)] }
    _ = try await engine.refresh()
    let snapshot = try await engine.hours().hour(at: Self.hour)
    #expect(no2(snapshot) == 60)
    #expect(!snapshot.air.notices.map(\.code).contains("source-in-host"))
  }

  @Test("stay where a source failed at the new ones and they know less, and go when it answers again")
  func failedSource() async throws {
    let feed = FakeFeed { _ in [FakeCity.reading(20), FakeCity.reading(9, pollutant: .pm25)] }
    let city = try city([feed])
    let engine = try engine(city, isolating: [feed])
    let old = try await engine.hours().hour(at: Self.hour)
    feed.change { _ in throw SourceError.unavailable("It is on strike.") }
    for _ in 1...2 {
      let refreshed = try await engine.refresh()
      #expect(refreshed.replaced == [] && refreshed.failed.map(\.hour) == [Self.hour])
      #expect(refreshed.failed.first?.error.text.en.contains("on strike") == true)
      #expect(refreshed.failed.first?.air?.failedSources == ["feed"])
      #expect(try await engine.hours().hour(at: Self.hour) === old)
    }
    // A source that answers may know less than before.
    feed.change { _ in [FakeCity.reading(60)] }
    #expect(try await engine.refresh().replaced == [Self.hour])
    #expect(try await no2(engine.hours().hour(at: Self.hour)) == 60)
  }

  @Test("are replaced by what was measured since, though the source of their forecast has failed")
  func failedForecast() async throws {
    let forecast = FakeCity.reading(20, kind: .forecast(issued: Self.hour - 3600), source: "model")
    let model = FakeFeed("model") { _ in [forecast] }
    let feed = FakeFeed { _ in [] }
    let city = try city([feed, model])
    let engine = try engine(city, isolating: [feed, model])
    #expect(try await no2(engine.hours().hour(at: Self.hour)) == 20)
    model.change { _ in throw SourceError.unavailable("It is on strike.") }
    #expect(try await engine.refresh().replaced == [])
    feed.change { _ in [FakeCity.reading(60, station: "b")] }
    #expect(try await engine.refresh().replaced == [Self.hour])
    #expect(try await no2(engine.hours().hour(at: Self.hour)) == 60)
  }

  @Test("have the calibration of now")
  func newCalibration() async throws {
    let readings = (0..<96).flatMap { hoursAgo in
      (1...7).map { station in
        FakeCity.reading(
          Double(10 * station), hours: -hoursAgo, station: "s\(station)",
          at: Coordinate(latitude: 39.44 + 0.01 * Double(station), longitude: -0.37))
      }
    }
    let city = try city([FakeFeed { _ in readings }]) { $0.fieldMethod = .auto }
    _ = try await city.engine.collect(from: Self.hour - 96 * 3600, to: Self.hour + 3600)
    let file = city.folder.path("calibration.json")
    var configuration = try engine(city).city
    configuration.calibration = CalibrationPlace(path: file, isNamed: false)
    let engine = CityEngine(city: configuration, host: city.engine.host)
    #expect(try await engine.hours().hour(at: Self.hour).air.provenance.calibration == nil)
    _ = try await city.engine.calibrate(from: nil, to: nil, pollutants: nil, file: file)
    _ = try await engine.refresh()
    #expect(try await engine.hours().hour(at: Self.hour).air.provenance.calibration?.file == file)
    // An hour that comes later has it too.
    #expect(try await engine.hours().hour(at: Self.hour - 3600).air.provenance.calibration?.file == file)
  }

  @Test("are as many as the engine is told to keep")
  func capacity() throws {
    let city = try city([])
    let configuration = try engine(city).city
    #expect(try CityEngine(city: configuration, host: city.engine.host).hours().capacity == 96)
    #expect(try CityEngine(city: configuration, host: city.engine.host, hourCapacity: 3).hours().capacity == 3)
  }
}
