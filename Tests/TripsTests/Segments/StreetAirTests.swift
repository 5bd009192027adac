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

  @Test("streets without air do not count, and without any there is none")
  func passesOverMissing() {
    #expect(StreetAir.percentile95([.nan, 3, .nan]) == 3)
    #expect(StreetAir.percentile95([.nan]) == nil)
    #expect(StreetAir.percentile95([]) == nil)
  }
}
