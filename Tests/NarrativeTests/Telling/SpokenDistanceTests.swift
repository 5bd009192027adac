import Testing

@testable import Narrative

@Suite("Distances as people say them")
struct SpokenDistanceTests {
  @Test(
    "are rounded, the longer the more",
    arguments: [(3.0, 5.0), (22.5, 25), (48, 50), (187, 190), (480, 500), (1240, 1200), (12_400, 12_000)])
  func rounded(meters: Double, told: Double) {
    #expect(SpokenDistance.rounded(meters) == told)
  }

  @Test(
    "are told finer where another junction is as near as the rounding",
    arguments: [(187.0, 12.0, 190.0), (187, 8, 185), (187, 4, 187), (22.4, 3, 22), (480, 30, 480), (480, 0.5, 480)])
  func finer(meters: Double, most: Double, told: Double) {
    #expect(SpokenDistance.rounded(meters, to: most) == told)
  }
}
