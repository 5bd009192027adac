import AirData
import Testing

@Suite("Shares as people read them")
struct PercentTextTests {
  @Test(
    "are whole percent, a little never as nothing and nearly all never as all: parts do not make more than the whole",
    arguments: [
      (0, "0 %"), (0.0004, "<1 %"), (0.005, "1 %"), (0.37, "37 %"), (0.9949, "99 %"), (0.995, ">99 %"),
      (0.9996, ">99 %"), (1, "100 %"), (.nan, "– %"), (.infinity, "– %"),
    ] as [(Double, String)])
  func shares(share: Double, text: String) {
    #expect(PercentText.share(share) == text)
    #expect(PercentText.digits(share) + " %" == text)
  }
}
