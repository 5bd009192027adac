import AirData
import Testing

@testable import Trips

@Suite("What is said of a way")
struct RouteNoticeTests {
  @Test("takes a length that is not nothing for no 0 m", arguments: [(0.3, " <1 m"), (0.6, " 1 m"), (149.4, " 149 m")])
  func lengths(meters: Double, said: String) {
    for notice in [RouteNotice.withoutAir(meters: meters), .beyondStations(meters: meters)] {
      for text in [notice.text.en, notice.text.es, notice.text.ca] { #expect(text.contains(said), "\(text)") }
    }
  }
}
