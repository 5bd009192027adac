import Testing

@testable import Trips

@Suite("What is expected of a street without air, and what it is charged")
struct ExpectedAirTests {
  private func found(_ known: [Float], _ pattern: [Float]) throws -> (expected: [Float], charges: [Float]) {
    let air = try #require(ExpectedAir(known, pattern: pattern))
    return (known.indices.map { air.value(ofSegment: $0) }, known.indices.map { air.charge(ofSegment: $0) })
  }

  @Test("the 95th percentile is the value that 95 of 100 do not exceed")
  func findsThePercentile() {
    #expect(ExpectedAir.percentile95((1...100).map(Float.init)) == 95)
    #expect(ExpectedAir.percentile95((1...10).map(Float.init)) == 10)
    #expect(ExpectedAir.percentile95([7]) == 7)
    #expect(ExpectedAir.percentile95([.nan, 3, .nan]) == 3)
    #expect(ExpectedAir.percentile95([.nan]) == nil)
  }

  @Test("where streets tell nothing apart, that percentile of what is known is charged")
  func alike() throws {
    let charges = try found((1...100).map(Float.init) + [.nan], [Float](repeating: 1, count: 101)).charges
    #expect(charges.allSatisfy { abs($0 - 95) < 1e-3 })
  }

  @Test("what is expected follows the streets as far as known ones do, and is never negative")
  func expected() throws {
    let pattern: [Float] = [1, 2, 3, 4, 10]
    #expect(try found([3, 5, 7, .nan, .nan], pattern).expected == [3, 5, 7, 9, 21])
    #expect(try found([7, 5, 3, .nan, .nan], pattern).expected == [5, 5, 5, 5, 5])
    #expect(try found([0, 4, .nan], [1, 2, 0.1]).expected == [0, 4, 0])
  }

  @Test("a quiet street is charged less than a busy one, each more than is expected")
  func apart() throws {
    let known: [Float] = [2, 3, 4, 5, .nan, .nan]
    let (expected, charges) = try found(known, [1, 1, 2, 2, 1, 2])
    #expect(charges[4] < charges[5])
    #expect(zip(expected, charges).allSatisfy { $0 < $1 })
  }

  @Test("nothing is expected where nothing is known, and nothing charged where all is clean")
  func nothing() throws {
    #expect((ExpectedAir([.nan, .nan], pattern: [1, 2]) == nil))
    #expect(try found([0, .nan], [1, 1]).charges == [0, 0])
  }
}
