import Testing

@testable import Bench

@Suite("What was measured against what was predicted")
struct RiseScoreTests {
  @Test("rises by more than 1 where too little is predicted")
  func rises() {
    var score = RiseScore()
    #expect(score.slope.isNaN)
    for predicted in [-4.0, 1, 6] { score.add(predicted: predicted, measured: 1.5 * predicted) }
    #expect(abs(score.slope - 1.5) < 1e-12)
  }

  @Test("a level that is off counts nothing among deviations")
  func deviations() {
    var score = RiseScore()
    score.add(deviationsOf: [(10, 25), (12, 26), (20, 30)])
    #expect(abs(score.slope - 0.5) < 1e-12)
    score.add(deviationsOf: [])
    #expect(abs(score.slope - 0.5) < 1e-12)
  }
}
