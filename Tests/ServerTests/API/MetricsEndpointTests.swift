import CityTestSupport
import TestSupport
import Testing

@testable import Server

@Suite("The metrics")
struct MetricsEndpointTests {
  @Test("count from the first report of a city of which nothing has ever come, and then from the last refresh")
  func refreshAge() async throws {
    let village = try ServedVillage()
    let (reports, clock, city) = (village.state.reports, village.city.clock, village.state.roster.current.all[0].id)
    func age() async -> Substring? {
      let lines = await village.get("/metrics").text.split(separator: "\n")
      return lines.first { $0.hasPrefix("brisa_refresh_age_seconds{") }?.split(separator: " ").last
    }
    #expect(await age() == nil)
    for _ in 0..<3 {
      reports.set([], sourcesUp: ["feed": false], refreshed: nil, of: city, at: clock.now)
      clock.advance(hours: 1)
    }
    #expect(await age() == "10800")
    #expect(await village.get("/v1/status").json["cities"][0]["refreshed"] == .null)
    reports.set([], sourcesUp: ["feed": true], refreshed: clock.now, of: city, at: clock.now)
    clock.advance(hours: 0.5)
    reports.set([], sourcesUp: ["feed": false], refreshed: nil, of: city, at: clock.now)
    #expect(await age() == "1800")
  }

  @Test(
    "have a name between the quotes of its label, whatever is in it",
    arguments: [
      ("feed", "feed"), ("a\"b\\c\nd", #"a\"b\\c\nd"#), ("\"\u{301}", "\\\"\u{301}"), ("a\r\nb", "a\r\\nb"),
    ])
  func value(name: String, label: String) {
    #expect(Array(MetricsEndpoint.labelValue(name).utf8) == Array(label.utf8))
  }
}
