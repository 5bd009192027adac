import AirData
import Testing

@Suite("Durations as people read them")
struct DurationTextTests {
  @Test(
    "are seconds below a minute, and minutes from there on; a little is not nothing",
    arguments: [
      (0, "0 s"), (0.4, "<1 s"), (0.5, "<1 s"), (0.6, "1 s"), (20, "20 s"), (59.4, "59 s"), (59.7, "1 min"),
      (2340, "39 min"), (3576, "1 h 00 min"),
    ])
  func seconds(seconds: Double, text: String) {
    #expect(DurationText.seconds(seconds) == text)
  }

  @Test(
    "are minutes, and hours with all their minutes",
    arguments: [(0, "0 min"), (59, "59 min"), (60, "1 h 00 min"), (65, "1 h 05 min"), (1510, "25 h 10 min")])
  func minutes(minutes: Int, text: String) {
    #expect(DurationText.minutes(minutes) == text)
  }
}
