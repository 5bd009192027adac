import Testing

@testable import Trips

@Suite("What a street without air is charged")
struct StreetAirTests {
  @Test("the 95th percentile is the value that 95 of 100 do not exceed")
  func findsThePercentile() {
    #expect(StreetAir.percentile95((1...100).map(Float.init)) == 95)
    #expect(StreetAir.percentile95((1...10).map(Float.init)) == 10)
    #expect(StreetAir.percentile95([7]) == 7)
  }

  @Test("as much more than is expected of it as few known streets exceed; the same for all where none differ")
  func charges() {
    let known = (1...100).map(Float.init) + [.nan, .nan]
    #expect(StreetAir.charges(known, [Float](repeating: 50, count: 102)).allSatisfy { abs($0 - 95) < 1e-4 })
    let twice = (1...100).map { 2 * Float($0) } + [10, 40]
    let charges = StreetAir.charges(known, twice)
    #expect(charges[100] == 5 && charges[101] == 20)
    #expect(StreetAir.charges([.nan, 0], [0, 0]) == [0, 0])
  }

  @Test("what is expected follows the streets as far as known ones do, and is never negative")
  func expected() {
    let pattern: [Float] = [1, 2, 3, 4, 10]
    #expect(ExpectedAir.values([3, 5, 7, .nan, .nan], pattern) == [3, 5, 7, 9, 21])
    #expect(ExpectedAir.values([7, 5, 3, .nan, .nan], pattern) == [5, 5, 5, 5, 5])
    #expect(ExpectedAir.values([4, 4, .nan], [1, 1, 9]) == [4, 4, 4])
  }

  @Test("streets without air do not count, and without any there is none")
  func passesOverMissing() {
    #expect(StreetAir.percentile95([.nan, 3, .nan]) == 3)
    #expect(StreetAir.percentile95([.nan]) == nil)
    #expect(StreetAir.percentile95([]) == nil)
  }
}
