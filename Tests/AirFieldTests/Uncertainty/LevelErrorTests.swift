import Testing

@testable import AirField

@Suite("The error of a whole hour's level")
struct LevelErrorTests {
  @Test("comes on top of σ, by a share of the concentration or whatever it is")
  func addsVariance() {
    let estimate = Estimate(value: 40, sigma: 3)
    #expect(LevelError.relative(0.1).added(to: estimate) == Estimate(value: 40, sigma: 5))
    #expect(LevelError.absolute(4).added(to: estimate) == Estimate(value: 40, sigma: 5))
    #expect(LevelError.relative(0.1).added(to: Estimate(value: 0, sigma: 3)).sigma == 3)
    #expect(LevelError.relative(0).added(to: estimate) == estimate)
  }
}
