import Testing

@testable import Bench

@Suite("Predicted chances held against what came true")
struct ProbabilityScoreTests {
  @Test("fifths go from the lowest prediction to the highest, whatever the order they came in")
  func fifths() {
    var score = ProbabilityScore()
    for fifth in (1...5).reversed() {
      for number in 0..<10 { score.add(Double(fifth) / 10, isTrue: number < 2 * fifth) }
    }
    #expect(score.count == 50)
    for (fifth, group) in zip(1...5, score.groups) {
      #expect(abs(group.predicted - Double(fifth) / 10) < 1e-9)
      #expect(group.observed == Double(fifth) / 5)
    }
    #expect(abs(score.worstPoints - 50) < 1e-9)
  }

  @Test("too few predictions for five groups are off by more than any limit")
  func tooFew() {
    var score = ProbabilityScore()
    #expect(score.groups.isEmpty)
    #expect(score.worstPoints == .infinity)
    for _ in 0..<4 { score.add(0.5, isTrue: true) }
    #expect(score.worstPoints == .infinity)
  }
}
