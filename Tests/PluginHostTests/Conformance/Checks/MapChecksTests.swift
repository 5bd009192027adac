import AirData
import Foundation
import Geo
import PluginHost
import TestSupport
import Testing

/// A source of maps whose one fault a setting names.
private struct FaultyMaps: AirMapSource {
  static let manifest = SourceManifest(
    id: "faulty-map", name: "Faulty map", version: "1.0.0", summary: "Maps of the tests.", pollutants: [.no2],
    licence: "CC0", attribution: "City", cacheRule: .keep(seconds: 0),
    settings: [
      SettingSpec("fault", .text, default: "", help: "What is wrong."), SettingSpec("key", .secret, help: "A key."),
    ])
  private let fault: String
  private let key: String

  init(settings: SourceSettings, context: SourceContext) throws {
    fault = settings.text("fault") ?? ""
    key = settings.text("key") ?? ""
  }

  func maps(for query: AirMapQuery) async throws -> [AirMap] {
    let raster = AirMapRaster(box: query.box, columns: 1, rows: 1, values: [fault == "value" ? -20 : 20])
    return [
      AirMap(
        pollutant: fault == "pollutant" ? .pm25 : .no2, from: Date(timeIntervalSince1970: 0),
        to: Date(timeIntervalSince1970: 1e9), licence: fault == "licence" ? "See ?key=\(key)" : "CC0",
        attribution: fault == "attribution" ? key : "City", resolutionMeters: 10,
        content: fault == "place" ? .lines([Self.swapped]) : .raster(fault == "hole" ? Self.hole(query.box) : raster))
    ]
  }

  /// A raster of the testcase's box and as much beside it, which has no value but there.
  private static func hole(_ box: BoundingBox) -> AirMapRaster {
    let wide = BoundingBox(west: 2 * box.west - box.east, south: box.south, east: box.east, north: box.north)
    return AirMapRaster(box: wide, columns: 2, rows: 1, values: [20, .nan])
  }

  /// A street of the testcase's box with latitude and longitude swapped.
  private static let swapped = AirMapLine(
    points: [Coordinate(latitude: -0.5, longitude: 39.5), Coordinate(latitude: -0.5, longitude: 39.6)], value: 20)
}

@Suite("What is checked of a source of maps")
struct MapChecksTests {
  /// What one check says of the source with a fault.
  private func problems(_ check: String, fault: String) async throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("", as: "Source.swift")
    try FileManager.default.createDirectory(atPath: folder.path("testcases/one"), withIntermediateDirectories: true)
    try folder.write(
      """
      {"settings": {"fault": "\(fault)"}, "secrets": {"key": "supersecret12"}, "timeZone": "UTC",
       "query": {"box": [-1, 39, 0, 40], "start": "2026-03-02T08:00:00Z", "end": "2026-03-02T09:00:00Z"}}
      """, as: "testcases/one/case.json")
    try folder.write("{}", as: "testcases/one/expected.json")
    let registry = Registry()
    registry.register(FaultyMaps.self)
    let kit = ConformanceKit(only: [check], http: NoNetwork()) { _ in [] }
    let report = await kit.check(
      try PluginProject(folder.url.path), entry: try #require(registry.entry("faulty-map")), others: [])
    return report.results.flatMap(\.problems)
  }

  @Test("A sound map passes", arguments: ["query", "units", "places", "secrets"])
  func sound(check: String) async throws {
    #expect(try await problems(check, fault: "") == [])
  }

  @Test(
    "A map of an unlisted pollutant, one that cannot be used and one of another place are found",
    arguments: [
      ("query", "pollutant", "the manifest does not list pm25, which the source gives a map of."),
      ("units", "value", "the map of no2 cannot be used: it has values below zero."),
      (
        "places", "place",
        "nothing of the map of no2 lies near the asked box: are latitude and longitude swapped?"
      ),
      (
        "places", "hole",
        "nothing of the map of no2 lies near the asked box: are latitude and longitude swapped?"
      ),
    ])
  func unusable(check: String, fault: String, sentence: String) async throws {
    #expect(try await problems(check, fault: fault) == ["testcases/one: \(sentence)"])
  }

  @Test("A key in a map's licence or attribution is found", arguments: ["licence", "attribution"])
  func key(fault: String) async throws {
    let found = try await problems("secrets", fault: fault)
    #expect(
      found == [
        "testcases/one: the secret 'key' stands in what the source says: leave it out, and addresses' queries too."
      ])
  }
}
