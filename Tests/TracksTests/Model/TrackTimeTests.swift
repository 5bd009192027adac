import Foundation
import Testing

@testable import Tracks

@Suite("Times of tracks")
struct TrackTimeTests {
  @Test("times have their zones, and are UTC without one; anything else is no time")
  func zones() {
    let moment = Date(timeIntervalSince1970: 1_795_680_000.25)
    #expect(TrackTime.text(moment) == "2026-11-26T08:00:00.250Z")
    var reader = TrackTimeReader()
    #expect(reader.date("2026-11-26T10:00:00.25+02:00") == moment)
    #expect(reader.date("2026-11-26T08:00:00.25") == moment)
    for text in ["0000-01-01T00:00:00Z", "99999-01-01T00:00:00Z", "2026-02-30T00:00:00Z", "2026-01-01", "now", ""] {
      #expect(reader.date(text) == nil, "\(text)")
    }
  }

  @Test(
    "a time is read in every spelling that other files of times have, in UTC without a zone, and as a leap second",
    arguments: [
      "2026-11-26T08:00:00Z", "2026-11-26T08:00Z", "2026-11-26T08:00:00.000", "2026-11-26T10:00:00+02:00",
      "2026-11-26 08:00:00,0Z", "2026-11-26T06:30:00-0130", "2026-11-26t08:00z", "2026-11-26T07:59:60Z",
    ])
  func timesAreRead(text: String) {
    var reader = TrackTimeReader()
    #expect(reader.date(text) == Date(timeIntervalSince1970: 1_795_680_000))
  }

  @Test("a time is of a year from 1900 to 2199", arguments: ["1899-12-31T23:59:59Z", "2200-01-01T00:00:00Z"])
  func yearsAreLimited(text: String) {
    var reader = TrackTimeReader()
    #expect(reader.date(text) == nil)
  }

  @Test(
    "a time is written with milliseconds where it has any",
    arguments: [
      (0.0, "1970-01-01T00:00:00Z"), (-0.25, "1969-12-31T23:59:59.750Z"), (1_795_680_000.0004, "2026-11-26T08:00:00Z"),
      (1_795_679_999.9996, "2026-11-26T08:00:00Z"), (951_782_400.007, "2000-02-29T00:00:00.007Z"),
    ])
  func timesAreWritten(seconds: Double, text: String) {
    #expect(TrackTime.text(Date(timeIntervalSince1970: seconds)) == text)
  }
}
