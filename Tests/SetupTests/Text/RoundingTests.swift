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

  @Test(
    "of a probability are never those of what is sure",
    arguments: [(0, "0.001"), (0.0004, "0.001"), (0.9617, "0.962"), (0.9996, "0.999"), (1, "0.999")]
      as [(Double, String)])
  func probability(probability: Double, text: String) {
    #expect("\(probability.roundedProbability)" == text)
  }

  @Test(
    "of a share are nothing and all only where it is",
    arguments: [(0, "0.0"), (0.00001, "0.0001"), (0.12346, "0.1235"), (0.99996, "0.9999"), (1, "1.0")]
      as [(Double, String)])
  func share(share: Double, text: String) {
    #expect("\(share.roundedShare(decimals: 4))" == text)
  }
}
