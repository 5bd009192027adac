import Setup
import Testing

@Suite("Numbers with so many decimals")
struct RoundingTests {
  @Test(
    "are the nearest, and JSON has no -0 among them",
    arguments: [(-0.0004, "0.0"), (0.0004, "0.0"), (-0.0, "0.0"), (-0.0006, "-0.001"), (1.2346, "1.235")])
  func rounding(number: Double, text: String) {
    #expect("\(number.rounded(decimals: 3))" == text)
  }
}
