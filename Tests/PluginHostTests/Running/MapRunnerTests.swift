import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import PluginHost

/// A source of maps in memory.
private struct FakeMaps: AirMapSource {
  static let manifest = SourceManifest(
    id: "fake-map", name: "Fake map", version: "1.0.0", summary: "Maps of the tests.", pollutants: [.no2],
    licence: "CC0", attribution: "City", cacheRule: .keep(seconds: 0),
    settings: [
      SettingSpec("kind", .text, default: "sound", help: "What it gives."),
      SettingSpec("key", .secret, help: "A key."),
    ])
  private let kind: String
  private let key: String

  init(settings: SourceSettings, context: SourceContext) throws {
    kind = settings.text("kind") ?? ""
    key = settings.text("key") ?? ""
  }

  func maps(for query: AirMapQuery) async throws -> [AirMap] {
    if kind == "lines" { return [Self.lines(Self.places)] }
    if kind == "far lines" { return [Self.lines(Array(Self.places.suffix(1)))] }
    if kind == "failing" { throw SourceError.unavailable("The map is being drawn.") }
    let values: [Float] = kind == "negative" ? [1, -3] : kind == "absurd" ? [1, 3e6] : [1, .nan]
    let from = Date(timeIntervalSince1970: kind == "endless" ? 1e9 : 0)
    var box = query.box
    // All cells east of what is asked for, or just the one that has a value west of it.
    if kind == "far cells" { (box.west, box.east) = (box.east, 2 * box.east - box.west) }
    if kind == "far values" { box.west = 2 * box.west - box.east }
    let raster = AirMapRaster(box: box, columns: kind == "ragged" ? 3 : 2, rows: 1, values: values)
    let echo = kind == "echo key" ? " \(key)" : ""
    return [
      AirMap(
        pollutant: kind == "other" ? .o3 : .no2, from: from, to: Date(timeIntervalSince1970: 1e9),
        licence: "CC0" + echo, attribution: "City" + echo, resolutionMeters: 10, content: .raster(raster))
    ]
  }
}

extension FakeMaps {
  /// The ends of a line in the box that is asked for, of one that crosses it, and of one far away.
  fileprivate static let places: [[(Double, Double)]] = [
    [(0.5, 0.5), (0.5, 0.6)], [(-1.0, 0.5), (2.0, 0.5)], [(5, 5), (5, 6)],
  ]

  /// A map of lines between some places, whose values count from 1.
  fileprivate static func lines(_ places: [[(Double, Double)]]) -> AirMap {
    let lines = places.enumerated().map { number, ends in
      AirMapLine(
        points: ends.map { Coordinate(latitude: $0.0, longitude: $0.1) }, value: Float(number + 1))
    }
    return AirMap(
      pollutant: .no2, from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 1e9), licence: "CC0",
      attribution: "City", resolutionMeters: 0, content: .lines(lines))
  }
}

@Suite("Asking sources of maps")
struct MapRunnerTests {
  private func answer(
    _ kind: SettingValue, key: String? = nil, pollutants: Set<Pollutant> = Set(Pollutant.allCases)
  ) async -> MapAnswer {
    let registry = Registry()
    registry.register(FakeMaps.self)
    let runner = SourceRunner(
      registry: registry,
      environment: SourceEnvironment(
        http: CurlHTTPClient(version: "0"), cacheFolder: TemporaryFolder.ofCaches, timeZone: .gmt,
        variables: key.map { ["MAP_KEY": $0] } ?? [:]))
    let box = BoundingBox(west: 0, south: 0, east: 1, north: 1)
    var settings = ["kind": kind]
    if key != nil { settings["key"] = "env:MAP_KEY" }
    return await runner.maps(
      from: SourceConfiguration(id: "fake-map", settings: settings),
      for: AirMapQuery(box: box, pollutants: pollutants))
  }

  @Test("A sound map is handed on")
  func sound() async {
    let answer = await answer("sound")
    #expect(answer.maps.count == 1 && answer.failure == nil && answer.notices.isEmpty)
  }

  @Test("Of lines those stay that lie in the box, or cross it")
  func linesOfTheBox() async throws {
    let map = try #require(await answer("lines").maps.first)
    guard case .lines(let lines) = map.content else {
      Issue.record("no lines")
      return
    }
    #expect(lines.map(\.value) == [1, 2])
  }

  @Test("A key that the feed sends back is taken out of licence and attribution")
  func keyInCredit() async throws {
    let map = try #require(await answer("echo key", key: "hu/sh").maps.first)
    #expect(map.licence == "CC0 ***" && map.attribution == "City ***")
  }

  @Test("A source that fails says why")
  func failing() async {
    let answer = await answer("failing")
    #expect(answer.maps.isEmpty && answer.failure == "The map is being drawn.")
  }

  @Test(
    "A map that cannot be used is left out and told",
    arguments: [
      ("negative", "it has values below zero"), ("absurd", "it has values that no air has"),
      ("ragged", "it has not one value a cell"), ("endless", "its time does not end after it starts"),
      ("other", "the manifest does not list the pollutant"),
      ("far lines", "none of its values is near the city (are latitude and longitude swapped?)"),
      ("far cells", "none of its values is near the city (are latitude and longitude swapped?)"),
      ("far values", "none of its values is near the city (are latitude and longitude swapped?)"),
    ])
  func unsound(kind: String, flaw: String) async {
    let answer = await answer(.text(kind))
    #expect(answer.maps.isEmpty)
    #expect(
      answer.notices.map(\.message) == ["Fake map gave a map that cannot be used, and that is left out: \(flaw)."])
  }

  @Test("A map that was not asked for is left out and told")
  func notAskedFor() async {
    let answer = await answer("sound", pollutants: [.pm25])
    #expect(answer.maps.isEmpty)
    #expect(
      answer.notices.map(\.message)
        == ["Fake map gave a map that cannot be used, and that is left out: it was not asked for."])
  }
}
