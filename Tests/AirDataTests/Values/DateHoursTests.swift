import AirData
import Foundation
import Testing

@Suite("Hours of a date")
struct DateHoursTests {
  @Test(
    "The hour that holds a moment begins at or before it, before 1970 too",
    arguments: [(7200.0, 7200.0), (10_799.9, 7200.0), (-1.0, -3600.0), (-3600.0, -3600.0)])
  func startOfHour(seconds: Double, start: Double) {
    #expect(Date(timeIntervalSince1970: seconds).startOfHour == Date(timeIntervalSince1970: start))
  }
}
