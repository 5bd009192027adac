import AirData
import Foundation
import Geo
import Testing

@Suite("waqi")
struct WAQITests {
  private let query = ReadingQuery(
    box: BoundingBox(west: -0.5, south: 39.3, east: -0.2, north: 39.6),
    interval: DateInterval(start: Date(timeIntervalSince1970: 1_768_028_400), duration: 3600))

  private func source(_ answer: String, token: String = "t0k") throws -> (bench: SourceBench, any ReadingProvider) {
    let bench = try SourceBench(input: Array(answer.utf8))
    let entry = try PluginFolder(id: "waqi", url: URL(filePath: "/")).entry()
    return (bench, try bench.source(entry, ["token": .text(token)]))
  }

  @Test("Nothing of it may be kept")
  func keepsNothing() throws {
    #expect(try PluginFolder(id: "waqi", url: URL(filePath: "/")).entry().manifest.cacheRule == .forbidden)
  }

  @Test("What the service says about the token is told without the token")
  func secret() async throws {
    let (bench, source) = try source(#"{"status":"error","data":"Invalid key t0k"}"#)
    let error = await #expect(throws: SourceError.self) { try await source.readings(for: query) }
    #expect(
      error == .unavailable("https://api.waqi.info/map/bounds/ says 'Invalid key ***': check the setting token."))
    #expect(
      bench.allRequests == [
        "https://api.waqi.info/map/bounds/?latlng=39.3,-0.5,39.6,-0.2&networks=all&token=t0k"
      ])
  }

  /// Whom the one station of an answer is credited to.
  private func credit(_ attributions: String) async throws -> String? {
    // The list and the feed of its one station, by turns.
    let answers = SentRequests(
      now: query.interval.end,
      answers: [
        #"{"status":"ok","data":[{"lat":39.46,"lon":-0.38,"uid":7,"aqi":"45","station":{"name":"A"}}]}"#,
        """
        {"status":"ok","data":{"attributions":\(attributions),"iaqi":{"no2":{"v":19}},
        "time":{"iso":"2026-01-10T09:00:00+01:00"}}}
        """,
      ])
    let source = try answers.source("waqi", ["token": "t0k"])
    return try await source.readings(for: query).first?.station.credit?.attribution
  }

  @Test("A station of very many attributions is credited to all of them, each once", .timeLimit(.minutes(1)))
  func manyAttributions() async throws {
    let count = 80_000
    let all = (0..<count).map { #"{"name":"Network \#($0)"}"# }
    let found = try #require(try await credit("[" + (all + all.prefix(9)).joined(separator: ",") + "]"))
    #expect(found.hasPrefix("Network 0; Network 1; "))
    #expect(found.split(separator: ";").count == count + 1)
  }

  @Test("A station is credited to its attributions, and to WAQI in any case")
  func creditsAttributions() async throws {
    #expect(try await credit("null") == "World Air Quality Index Project")
    #expect(
      try await credit(#"[{"name":"Generalitat","url":""},{"name":"World Air Quality Index Project"}]"#)
        == "Generalitat; World Air Quality Index Project")
    #expect(try await credit(#"[{"name":"Generalitat"}]"#) == "Generalitat; World Air Quality Index Project")
  }
}
