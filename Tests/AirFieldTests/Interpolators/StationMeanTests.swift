import AirField
import Geo
import Testing

@Suite("Mean of stations")
struct StationMeanTests {
  // Squares about the mean of 30 sum to 1400, the prior adds (0.5 · 30)² = 225; over 2 + 1 degrees of freedom, times 1
  // + 1/3.
  @Test("is the mean everywhere, with the spread of a further station")
  func spread() throws {
    let surface = try StationMean().fit([sample(0, 0, 10), sample(1000, 0, 20), sample(0, 1000, 60)])
    let estimate = surface.predict(PlanePoint(x: 9000, y: -500))
    #expect(isClose(estimate.value, 30))
    #expect(isClose(estimate.sigma, (1625.0 / 3 * 4 / 3).squareRoot()))
  }

  @Test("of one station has the prior spread, twice: half its reading")
  func single() throws {
    let estimate = try StationMean().fit([sample(0, 0, 20)]).predict(PlanePoint(x: 1, y: 1))
    #expect(isClose(estimate.value, 20))
    #expect(isClose(estimate.sigma, 200.0.squareRoot()))
  }
}
