import CityTestSupport
import TestSupport
import Testing

@testable import Server

@Suite("The metrics")
struct MetricsEndpointTests {
  @Test("say of every figure what it is, before the figure itself")
  func help() async throws {
    let village = try ServedVillage()
    village.state.figures.add(route: "/v1/air", status: 200, seconds: 0.01)
    village.state.reports.set(
      [], sourcesUp: ["feed": true], refreshed: nil, of: "village", at: village.city.clock.now)
    _ = await village.get("/v1/air?lat=39.47&lon=-0.37")
    var name = ""
    var told: Set<String> = []
    for line in await village.get("/metrics").text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        let words = line.split(separator: " ")
        #expect(words.count > 3 && (words[1] == "HELP" || String(words[2]) == name), "\(line)")
        name = String(words[2])
      } else {
        #expect(line.hasPrefix(name), "\(line) after \(name)")
        told.insert(name)
      }
    }
    #expect(
      told.isSuperset(of: [
        "brisa_request_seconds", "brisa_waiting", "brisa_tile_bytes", "brisa_hours_ready", "brisa_hours_bytes",
        "brisa_refresh_age_seconds", "brisa_hour_age_seconds", "brisa_source_up",
      ]), "\(told)")
  }

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
