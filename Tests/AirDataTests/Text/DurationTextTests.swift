import AirData
import Testing

@Suite("Durations as people read them")
struct DurationTextTests {
  @Test(
    "are minutes, and hours with all their minutes",
    arguments: [(0, "0 min"), (59, "59 min"), (60, "1 h 00 min"), (65, "1 h 05 min"), (1510, "25 h 10 min")])
  func minutes(minutes: Int, text: String) {
    #expect(DurationText.minutes(minutes) == text)
  }
}
