import AirData
import Setup
import Testing

@testable import Server

@Suite("What OSRM's clients are told of a fault")
struct OSRMErrorTests {
  @Test(
    "has a status that tells mistakes of the question from the server's",
    arguments: [
      (.badArgument, 400), (.badCoordinate, 400), (.badTime, 400), (.unclearPlace, 400), (.noPlace, 400),
      (.noRoute, 400), (.offNetwork, 400), (.noAir, 503), (.unavailable, 503), (.badNetwork, 500), (.badData, 500),
      (.missingFile, 500), (.inputOutput, 500), (.badConfiguration, 500), (.bug, 500),
    ] as [(ErrorCode, Int)])
  func statuses(_ code: ErrorCode, _ status: Int) {
    #expect(OSRMError(BrisaError(code, "It is so.")).status == status)
  }

  @Test("names parameters, and neither options of the command line nor folders")
  func names() {
    let error = OSRMError(BrisaError(.noAir, "Nothing is known in '/srv/air.sqlite': ask --by traffic."))
    #expect(error.message == "Nothing is known in 'air.sqlite': ask by=traffic.")
  }
}
