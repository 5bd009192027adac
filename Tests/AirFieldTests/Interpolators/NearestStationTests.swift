import AirField
import Geo
import Testing

@Suite("Nearest station")
struct NearestStationTests {
  private let samples = [sample(0, 0, 10), sample(1000, 0, 30)]

  @Test("changes in the middle between two stations")
  func middle() throws {
    let surface = try NearestStation().fit(samples)
    #expect(surface.predict(PlanePoint(x: 499, y: 300)).value == 10)
    #expect(surface.predict(PlanePoint(x: 501, y: 300)).value == 30)
  }

  // Squares 200, prior (0.5 · 20)² = 100, over two degrees of freedom: s² = 150.
  @Test("is as uncertain as the difference of two stations")
  func sigma() throws {
    #expect(isClose(try NearestStation().fit(samples).predict(PlanePoint(x: 0, y: 0)).sigma, 300.0.squareRoot()))
  }
}
