import AirData
import Foundation
import Geo
import Testing

@Suite("openaq")
struct OpenAQTests {
  private let box = BoundingBox(west: -0.5, south: 39.3, east: -0.2, north: 39.6)
  private let interval = DateInterval(start: Date(timeIntervalSince1970: 1_768_028_400), duration: 3600)

  /// What the source makes of one station with one sensor, `licenses` and `found` as given.
  private func readings(licenses: String, key: String = "abc") async throws -> [Reading] {
    let station = """
      {"id":1,"name":"Pista","isMobile":false,"isMonitor":true,"coordinates":{"latitude":39.458,"longitude":-0.377},
      "sensors":[{"id":11,"parameter":{"id":5,"name":"no2","units":"µg/m³"}}],"licenses":\(licenses),
      "owner":{"id":4,"name":"The owner"},"provider":{"id":9,"name":"The provider"},
      "datetimeFirst":{"utc":"2019-01-01T00:00:00Z"},"datetimeLast":{"utc":"2026-01-10T09:00:00Z"},
      "value":31,"parameter":{"id":5,"name":"no2","units":"µg/m³"},
      "period":{"datetimeFrom":{"utc":"2026-01-10T07:00:00Z"},"datetimeTo":{"utc":"2026-01-10T08:00:00Z"}}}
      """
    // The same entry serves as station and as hour.
    let bench = try SourceBench(input: Array("{\"results\":[\(station)]}".utf8))
    let source = try bench.source(PluginFolder(id: "openaq", url: URL(filePath: "/")).entry(), ["api_key": .text(key)])
    return try await source.readings(for: ReadingQuery(box: box, interval: interval, pollutants: [.no2]))
  }

  @Test("A station is credited by the licences in force")
  func credit() async throws {
    let licenses = """
      [{"id":1,"name":"Old terms","attribution":{"name":"Nobody","url":null},"dateFrom":"2001-01-01","dateTo":"2019-12-31"},
      {"id":2,"name":"CC BY 4.0","attribution":{"name":"The network","url":"https://net.example"},"dateFrom":"2020-01-01",
      "dateTo":null}]
      """
    let reading = try #require(try await readings(licenses: licenses).first)
    #expect(
      reading.station.credit
        == Credit(attribution: "The network (https://net.example); OpenAQ", licence: "CC BY 4.0"))
  }

  @Test("A station of very many licences is credited to all of them, each once", .timeLimit(.minutes(1)))
  func manyLicences() async throws {
    let count = 80_000
    let all = (0..<count).map { #"{"name":"CC0","attribution":{"name":"Network \#($0)"}}"# }
    let licenses = "[" + (all + all.prefix(9)).joined(separator: ",") + "]"
    let credit = try #require(try await readings(licenses: licenses).first?.station.credit)
    #expect(credit.licence == "CC0")
    #expect(credit.attribution.hasPrefix("Network 0; Network 1; "))
    #expect(credit.attribution.split(separator: ";").count == count + 1)
  }

  @Test("A station without a licence is credited to its owner and provider")
  func noLicence() async throws {
    let reading = try #require(try await readings(licenses: "null").first)
    #expect(
      reading.station.credit
        == Credit(attribution: "The owner; The provider; OpenAQ", licence: "not stated by OpenAQ"))
  }

  @Test("The key goes into a header field and not into the address")
  func key() async throws {
    let sent = SentRequests(now: interval.end)
    let source = try sent.source("openaq", ["api_key": "secret-key"])
    await #expect(throws: SourceError.self) {
      try await source.readings(for: ReadingQuery(box: box, interval: interval))
    }
    let request = try #require(sent.all.first)
    #expect(request.headers["X-API-Key"] == "secret-key")
    #expect(request.url == "https://api.openaq.org/v3/locations?bbox=-0.5,39.3,-0.2,39.6&limit=1000&page=1")
  }

  @Test("Without a key nothing is asked")
  func noKey() throws {
    #expect(throws: SourceError.self) { try SentRequests(now: interval.end).source("openaq", [:]) }
    #expect(throws: SourceError.self) { try SentRequests(now: interval.end).source("openaq", ["api_key": ""]) }
  }
}
