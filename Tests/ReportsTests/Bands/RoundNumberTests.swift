import Geo
import Testing

@testable import Reports

@Suite("Round numbers")
struct RoundNumberTests {
  @Test("are 1, 2 and 5 times a power of ten, on either side of a value", arguments: 0..<50)
  func bracket(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let value = Double.random(in: 0.001...100_000, using: &random)
    let below = RoundNumber.notAbove(value)
    let above = RoundNumber.notBelow(value)
    #expect(below <= value && value <= above && above <= 2.51 * below, "\(below) \(value) \(above)")
    for number in [below, above] {
      let digits = "\(number)".filter { $0.isNumber && $0 != "0" }
      #expect(["1", "2", "5"].contains(digits.prefix(1)) || "\(number)".contains("e"), "\(number)")
    }
  }

  @Test("stay where they are", arguments: [0.1, 0.5, 1, 2, 50, 200, 1000])
  func fixed(value: Double) {
    #expect(abs(RoundNumber.notAbove(value) - value) < 1e-12)
    #expect(abs(RoundNumber.notBelow(value) - value) < 1e-12)
  }

  @Test("as ticks are four to ten from zero", arguments: [0.7, 1, 3, 12, 47, 160, 999, 12_345])
  func ticks(most: Double) {
    let ticks = RoundNumber.ticks(to: most)
    #expect((4...10).contains(ticks.count), "\(ticks)")
    #expect(ticks[0] == 0 && (ticks.last ?? 0) <= most * 1.001)
  }

  @Test("cut any range into lines of equal value", arguments: [0.3, 9, 70, 4000, 250_000] as [Float])
  func levels(most: Float) {
    let levels = Isolines.levels(from: most / 10, to: most)
    #expect((1...10).contains(levels.count), "\(levels)")
    #expect(levels.allSatisfy { $0 >= most / 10 && $0 <= most })
  }
}
