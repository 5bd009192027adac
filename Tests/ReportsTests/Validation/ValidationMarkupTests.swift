import Foundation
import Testing

@testable import Reports

@Suite("Figures of a validation page")
struct ValidationMarkupTests {
  @Test("ticks of one step have as many decimals as it takes, and no more")
  func ticks() {
    let tenths = RoundNumber.ticks(to: 0.7).map { ValidationMarkup.tick($0) }
    #expect(tenths == ["0", "0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"])
    #expect(RoundNumber.ticks(to: 4).map { ValidationMarkup.tick($0) } == ["0", "1", "2", "3", "4"])
    #expect(ValidationMarkup.tick(0.05) == "0.05")
  }

  @Test("nearly all is not told as all, nor a little as nothing, and neither breaks the page")
  func shares() {
    let said = [0, 0.003, 0.4, 0.997, 1].map { ValidationMarkup.percent($0) }
    #expect(said == ["0 %", "&lt;1 %", "40 %", "&gt;99 %", "100 %"])
  }

  @Test("moments are told by the zone's clock, in winter and in summer")
  func moments() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Madrid"))
    let winter = Date(timeIntervalSince1970: 1_767_222_000)
    #expect(ValidationMarkup.moment(winter, zone: zone) == "1 January 2026 00:00")
    #expect(ValidationMarkup.moment(winter + 181 * 86_400, zone: zone) == "1 July 2026 01:00")
  }
}
