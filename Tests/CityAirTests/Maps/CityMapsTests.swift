import AirData
import CityAir
import CityTestSupport
import Foundation
import Geo
import Setup
import TestSupport
import Testing

@testable import Planner

/// A city with two stations, one on each half of a map.
@Suite("A city's map in an answer")
struct CityMapsTests {
  private static let west = Coordinate(latitude: 39.47, longitude: -0.38)
  private static let east = Coordinate(latitude: 39.47, longitude: -0.36)

  private func city(_ map: FakeMap?, change: (inout CityConfiguration) -> Void = { _ in }) throws -> FakeCity {
    let feed = FakeFeed { _ in
      (-30...3).flatMap { hours in
        [
          FakeCity.reading(30, hours: hours, station: "w", at: Self.west),
          FakeCity.reading(60, hours: hours, station: "e", at: Self.east),
        ]
      }
    }
    let city = try FakeCity([feed]) {
      if map != nil { $0.sources.append(CityConfiguration.Source(id: "fake-map", settings: [:])) }
      change(&$0)
    }
    if let map { city.engine.host.registry.add(map.entry) }
    return city
  }

  private func no2(_ answer: AirAnswer) throws -> Double {
    try #require(answer.estimates.first { $0.pollutant == .no2 }?.concentration)
  }

  @Test("The map is what the field differs by, and the provenance and the names tell of it")
  func provenance() async throws {
    let city = try city(FakeMap { _ in [FakeMap.halves(around: FakeCity.place)] })
    let answer = try await city.engine.air(at: Self.east, moment: FakeCity.hour)
    let other = try await city.engine.air(at: Self.west, moment: FakeCity.hour)
    #expect(try no2(answer) > 1.5 * no2(other))
    let map = try #require(answer.provenance.maps.first)
    #expect(answer.provenance.maps.count == 1)
    #expect(map.source == "fake-map" && map.licence == "CC0" && map.attribution == "City maps")
    #expect(map.resolutionMeters == 40 && map.form == .raster && map.role == .streets)
    #expect(map.state == .applied(scaling: "log-ratio", stations: ["e", "w"]))
    #expect(answer.provenance.method[.no2] == "mean+map")
    #expect(answer.provenance.increment[.no2] == .ofMap)
    #expect(answer.provenance.sources.map(\.id) == ["feed"])
    #expect(answer.attribution == ["Owner of feed (none)", "City maps (CC0)"])
  }

  @Test("It is read once for a city and not once an hour or a question")
  func once() async throws {
    let map = FakeMap { _ in [FakeMap.halves(around: FakeCity.place)] }
    let city = try city(map)
    for hours in [0.0, -1, -2] {
      _ = try await city.engine.air(at: Self.east, moment: FakeCity.hour + hours * 3600)
    }
    #expect(map.askedCount == 1)
    _ = try await city.engine.collect(from: FakeCity.hour - 3600, to: FakeCity.hour)
    #expect(map.askedCount == 1)
  }

  @Test("A map that fails is said and does not take the answer away")
  func failing() async throws {
    let plain = try await city(nil).engine.air(at: Self.east, moment: FakeCity.hour)
    let failing = FakeMap { _ in throw SourceError.file(path: "a.tif", problem: "it says nothing") }
    let answer = try await city(failing).engine.air(at: Self.east, moment: FakeCity.hour)
    #expect(try no2(answer) == no2(plain))
    #expect(answer.provenance.maps.isEmpty)
    #expect(
      answer.notices.filter { $0.code == "map-failed" }.map(\.message)
        == ["The field does without the map 'fake-map': Cannot read 'a.tif': it says nothing."])
  }

  @Test("A map of what no station measures does not count, and that is said")
  func unmeasured() async throws {
    let plain = try await city(nil).engine.air(at: Self.east, moment: FakeCity.hour)
    let mapped = try city(FakeMap { _ in [FakeMap.halves(.o3, around: FakeCity.place)] })
    let answer = try await mapped.engine.air(at: Self.east, moment: FakeCity.hour)
    #expect(try no2(answer) == no2(plain))
    #expect(answer.provenance.maps.map(\.pollutant) == [.o3])
    #expect(answer.provenance.maps.first?.state == .absent(reason: "no-station-on-map"))
    let notice = answer.notices.first { $0.code == "map-unused" }
    #expect(notice?.message.contains("no station with a reading of O3 stands on it") == true)
  }

  @Test("Maps alone give no reading, and the error does not say that there is no source")
  func mapsAlone() async throws {
    let map = FakeMap { _ in [FakeMap.halves(.no2, around: FakeCity.place)] }
    let alone = try city(map) { $0.sources.removeAll { $0.id != "fake-map" } }
    let error = await #expect(throws: BrisaError.self) { try await alone.engine.stations(moment: FakeCity.hour) }
    #expect(error?.message.contains("no source of readings is set, so name one") == true, "\(error?.message ?? "")")
  }

  @Test("A map on which no station stands does not count, and that is said")
  func unused() async throws {
    let far = Coordinate(latitude: 39.40, longitude: -0.5)
    let city = try city(FakeMap { _ in [FakeMap.halves(around: far)] })
    let answer = try await city.engine.air(at: Self.east, moment: FakeCity.hour)
    #expect(answer.provenance.maps.first?.state == .absent(reason: "no-station-on-map"))
    #expect(answer.notices.map(\.code).contains("map-unused"))
    #expect(!answer.attribution.contains("City maps (CC0)"))
    #expect(answer.provenance.method[.no2] == "mean")
  }

  @Test("A map of codes of classes or in another unit is doubted, and not one from which the hour alone differs")
  func doubtful() async throws {
    // The stations read 30 and 60; the map has twice as much in its east as in its west.
    for (scale, isDoubted) in [(0.1, true), (0.4, false), (1, false), (4, false), (12, true)] as [(Float, Bool)] {
      let map = FakeMap { _ in
        let halves = FakeMap.halves(around: FakeCity.place)
        guard case .raster(let raster) = halves.content else { return [] }
        let values = raster.values.map { $0 * scale }
        return [
          AirMap(
            pollutant: .no2, from: halves.from, to: halves.to, licence: "CC0", attribution: "City maps",
            resolutionMeters: halves.resolutionMeters,
            content: .raster(
              AirMapRaster(box: raster.box, columns: raster.columns, rows: raster.rows, values: values)))
        ]
      }
      let answer = try await city(map).engine.air(at: Self.east, moment: FakeCity.hour)
      #expect(answer.notices.contains { $0.code == "map-level" } == isDoubted, "\(scale)")
    }
  }

  /// A network of one street, which has 0.06° of longitude, or 5150 m.
  private func street(in folder: TemporaryFolder) throws -> String {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <osm version="0.6" generator="by hand">
        <node id="1" lat="39.47" lon="-0.40" version="1"/>
        <node id="2" lat="39.47" lon="-0.34" version="1"/>
        <way id="1" version="1"><nd ref="1"/><nd ref="2"/><tag k="highway" v="primary"/></way>
      </osm>
      """, as: "street.osm")
  }

  @Test("A map that covers a part of the network's streets says how much, and one of the whole city nothing")
  func part() async throws {
    let folder = try TemporaryFolder()
    let network = try street(in: folder)
    // The map is 2 × 1000 m wide.
    for (meters, sentences) in [
      (1000.0, ["The map 'fake-map' covers 39 % of the area of the streets: elsewhere the field does without it."]),
      (3000, []),
    ] as [(Double, [String])] {
      let map = FakeMap { _ in [FakeMap.halves(around: FakeCity.place, meters: meters)] }
      let city = try city(map) { $0.network = network }
      let answer = try await city.engine.air(at: Self.east, moment: FakeCity.hour)
      #expect(answer.notices.filter { $0.code == "map-holes" }.map(\.message) == sentences)
    }
  }

  @Test("A map that covers nothing of the network's streets says so")
  func besideStreets() async throws {
    let folder = try TemporaryFolder()
    let network = try street(in: folder)
    let map = FakeMap { _ in [FakeMap.halves(around: Coordinate(latitude: 39.40, longitude: -0.5))] }
    let city = try city(map) { $0.network = network }
    let answer = try await city.engine.air(at: Self.east, moment: FakeCity.hour)
    let sentence =
      "The map 'fake-map' covers nothing of the area of the streets: it may be another city's, or misplaced."
    #expect(answer.notices.filter { $0.code == "map-elsewhere" }.map(\.message) == [sentence])
  }

  @Test("A map without any value near the city is left out, and that is said")
  func elsewhere() async throws {
    let map = FakeMap { _ in [FakeMap.halves(around: Coordinate(latitude: 51.05, longitude: 3.72))] }
    let answer = try await city(map).engine.air(at: Self.east, moment: FakeCity.hour)
    #expect(answer.provenance.maps.isEmpty)
    let sentences = answer.notices.filter { $0.code == "source-lied" }.map(\.message)
    #expect(sentences.contains { $0.hasPrefix("Fake map gave a map that cannot be used") }, "\(sentences)")
  }

  /// A validation with eight stations, every other one in the west, which has half of what the east has.
  private func validation(_ map: FakeMap) async throws -> ValidationAnswer {
    let feed = FakeFeed { _ in
      (-40..<0).flatMap { hours in
        (0..<8).map { index in
          let place = Coordinate(
            latitude: 39.466 + 0.001 * Double(index), longitude: index.isMultiple(of: 2) ? -0.38 : -0.36)
          let level = 1 + 0.3 * sin(Double(hours))
          return FakeCity.reading(
            level * (index.isMultiple(of: 2) ? 20 : 40), hours: hours, station: "s\(index)", at: place)
        }
      }
    }
    let city = try FakeCity([feed]) { $0.sources.append(CityConfiguration.Source(id: "fake-map", settings: [:])) }
    city.engine.host.registry.add(map.entry)
    _ = try await city.engine.collect(from: FakeCity.hour - 40 * 3600, to: FakeCity.hour)
    return try await city.engine.validate(from: nil, to: nil, pollutants: [.no2])
  }

  @Test("Validation has a row for the field over the map, which knows what the map knows")
  func validationOverMap() async throws {
    let answer = try await validation(FakeMap { _ in [FakeMap.halves(around: FakeCity.place)] })
    let methods = try #require(answer.pollutants.first).methods
    let mapped = try #require(methods.first { $0.method == "kriging+map" })
    let mean = try #require(methods.first { $0.method == "mean" })
    #expect(mapped.overall.rmse < 0.3 * mean.overall.rmse)
    #expect(answer.notices.map(\.notice.message) == [])
  }

  @Test("Validation says of a map that failed that it has done without")
  func validationWithoutMap() async throws {
    let answer = try await validation(
      FakeMap { _ in throw SourceError.file(path: "a.tif", problem: "it says nothing") })
    #expect(answer.pollutants.first?.methods.contains { $0.method == "kriging+map" } == false)
    let sentence = "The field does without the map 'fake-map': Cannot read 'a.tif': it says nothing."
    #expect(answer.notices.map(\.notice.code) == ["map-failed"])
    #expect(answer.notices.map(\.notice.message) == [sentence])
  }
}
