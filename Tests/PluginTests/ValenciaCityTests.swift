import AirData
import Foundation
import Geo
import Testing

@Suite("valencia-city")
struct ValenciaCityTests {
  /// A source whose every request is answered with the same text, and its bench.
  private func trial(_ text: String, _ settings: [String: SettingValue] = [:]) throws -> (
    bench: SourceBench, source: any ReadingProvider
  ) {
    let bench = try SourceBench(input: Array(text.utf8))
    let entry = try PluginFolder(id: "valencia-city", url: URL(filePath: "/")).entry()
    return (bench, try bench.source(entry, settings))
  }

  private let query = ReadingQuery(
    box: BoundingBox(west: -1, south: 39, east: 0, north: 40),
    interval: DateInterval(start: Date(timeIntervalSince1970: 1_760_803_200), duration: 3600))

  @Test("The city's own addresses are asked where no other is set")
  func addresses() async throws {
    let (bench, layer) = try trial(#"{"features":[]}"#)
    #expect(try await layer.readings(for: query).isEmpty)
    #expect(
      bench.allRequests == [
        "https://geoportal.valencia.es/server/rest/services/OPENDATA/MedioAmbiente/MapServer/156/query"
          + "?where=1%3D1&outFields=*&returnGeometry=true&outSR=4326&f=json"
      ])
    let (other, explore) = try trial(#"{"total_count":0,"results":[]}"#, ["shape": "explore"])
    #expect(try await explore.readings(for: query).isEmpty)
    #expect(
      other.allRequests == [
        "https://valencia.opendatasoft.com/api/explore/v2.1/catalog/datasets/"
          + "estacions-contaminacio-atmosferiques-estaciones-contaminacion-atmosfericas/records?limit=100"
      ])
  }

  @Test(
    "Wrong settings are refused before anything is asked",
    arguments: [
      (["shape": "wfs"], "shape"), (["url": "http://example.org/query"], "url"), (["url": "geoportal"], "url"),
      (["load_hour": "now"], "load_hour"), (["co_unit": "ppm"], "co_unit"), (["skip_stations": true], "skip_stations"),
    ] as [([String: SettingValue], String)])
  func settings(settings: [String: SettingValue], name: String) {
    let error = #expect(throws: SourceError.self) { try trial("", settings) }
    guard case .setting(name, _) = error else {
      Issue.record("expected a refusal of \(name), got \(String(describing: error))")
      return
    }
  }

  @Test("A failure names the address without its parameters, and the place in the answer")
  func failure() async throws {
    let (_, source) = try trial(#"{"features":{}}"#, ["url": "https://example.org/q?token=secret"])
    let error = await #expect(throws: SourceError.self) { try await source.readings(for: query) }
    #expect(
      error?.message
        == "The answer of https://example.org/q cannot be used: features: expected an array, found an object.")
  }

  @Test("A box without any of the city's stations is told, a feed without any is not")
  func elsewhere() async throws {
    let record = """
      {"attributes": {"fiwareid": "A01", "no2": 21, "fecha_carg": 1760806800000}, "geometry": {"x": -0.37, "y": 39.47}}
      """
    let helsinki = ReadingQuery(
      box: BoundingBox(west: 24, south: 60, east: 25, north: 61), interval: query.interval)
    for (features, codes) in [(record, ["no-station-here"]), ("", [])] {
      let (bench, source) = try trial(#"{"features":[\#(features)]}"#)
      #expect(try await source.readings(for: helsinki).isEmpty)
      #expect(bench.allNotices.map(\.code) == codes)
    }
  }

  @Test("A feed that always has one more page is stopped")
  func endless() async throws {
    let (bench, source) = try trial(#"{"exceededTransferLimit":true,"features":[{}]}"#)
    let error = await #expect(throws: SourceError.self) { try await source.readings(for: query) }
    #expect(error?.shortDescription == "malformed" && bench.allRequests.count == 20)
  }
}
