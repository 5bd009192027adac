import Setup
import Testing
import Trips

@Suite("The limit of a detour")
struct DetourLimitTests {
  @Test(
    "is a time, a share or a length",
    arguments: [
      ("5min", DetourLimit.seconds(300)), ("90s", .seconds(90)), ("1h", .seconds(3600)), ("10%", .percent(10)),
      ("10 %", .percent(10)), ("500m", .meters(500)), ("1.5km", .meters(1500)), ("0min", .seconds(0)),
    ])
  func isRead(text: String, limit: DetourLimit) throws {
    #expect(try DetourLimit(parsing: text) == limit)
  }

  @Test(
    "is nothing else",
    arguments: ["", "5", "min", "-5min", "5 furlongs", "nan%", "inf m", "25h", "1001%", "2000km", "0x5min"])
  func isRefused(text: String) {
    let error = #expect(throws: BrisaError.self) { try DetourLimit(parsing: text) }
    #expect(error?.code == .badArgument)
  }
}
