import TestSupport
import Testing

@testable import Routing

@Suite("Whole costs")
struct CostRoundingTests {
  @Test(
    "weighted times are rounded half up and never fall below the time",
    arguments: [(1, 1.49, 1), (1, 1.5, 2), (1000, 1.0005, 1001), (1000, 1.00049, 1000), (7, 0.2, 7)]
      as [(UInt32, Double, UInt64)])
  func cost(duration: UInt32, weight: Double, expected: UInt64) {
    #expect(CostRounding.cost(duration: duration, weight: weight, atLeast: UInt64(duration)) == expected)
  }

  @Test(
    "parts of a time are rounded up",
    arguments: [(10, 0, 0), (10, 0.5, 5), (10, 0.51, 6), (0, 1, 0)] as [(UInt32, Double, UInt64)])
  func time(duration: UInt32, portion: Double, expected: UInt64) {
    #expect(CostRounding.time(duration: duration, portion: portion) == expected)
  }

  @Test("burdens are rounded up to 2^-20 ms")
  func burden() {
    #expect(CostRounding.burden(duration: 3, weight: 0) == 0)
    #expect(CostRounding.burden(duration: 3, weight: 1) == 3 << 20)
    #expect(CostRounding.burden(duration: 1, weight: 0x1p-21) == 1)
  }

  @Test("stop at a limit instead of overflowing", arguments: [Double.greatestFiniteMagnitude, .infinity])
  func limits(weight: Double) {
    #expect(CostRounding.cost(duration: .max - 1, weight: weight, atLeast: 0) == 1 << 48)
    #expect(CostRounding.burden(duration: .max - 1, weight: weight) == 1 << 60)
  }

  @Test("sums stop short of what cannot be reached")
  func sums() {
    #expect(UInt64(2).adding(3) == 5)
    #expect((UInt64.max - 5).adding(100) == UInt64.max - 1)
    #expect((UInt64.max - 5).adding(5) == UInt64.max - 1)
    let dear = Lexicographic<UInt64>(major: .max - 2, minor: 1)
    #expect(dear.adding(dear) == Lexicographic(major: .max - 1, minor: 2))
    #expect(dear.adding(dear) < .unreachable)
  }

  @Test("the minor level decides between equal major ones only")
  func order() {
    #expect(Lexicographic<UInt64>(major: 1, minor: 9) < Lexicographic(major: 2, minor: 0))
    #expect(Lexicographic<UInt64>(major: 1, minor: 3) < Lexicographic(major: 1, minor: 4))
    #expect(!(Lexicographic<UInt64>(major: 1, minor: 3) < Lexicographic(major: 1, minor: 3)))
  }
}
