import AirField
import Geo
import Testing

@Suite("Inverse distance")
struct InverseDistanceTests {
  private let samples = [sample(0, 0, 10), sample(300, 0, 40)]
  private let point = PlanePoint(x: 100, y: 0)

  // At 100 and 200 m the weights are 1 and 1/4, or 1 and 1/2.
  @Test("weighs by the power of the distance", arguments: [(2.0, 16.0), (1.0, 20.0)])
  func power(power: Double, expected: Double) throws {
    #expect(isClose(try InverseDistance(power: power).fit(samples).predict(point).value, expected))
  }

  // s² = (450 + 12.5²) / 2 = 303.125, and the normalised weights 0.8 and 0.2 have squares that sum to 0.68.
  @Test("has the spread of a weighted mean")
  func sigma() throws {
    let sigma = try InverseDistance().fit(samples).predict(point).sigma
    #expect(isClose(sigma, (303.125 * 1.68).squareRoot()))
  }

  @Test("is the reading at a station, and the mean of two stations at one place", arguments: [0.5, 2, 8])
  func atStation(power: Double) throws {
    let surface = try InverseDistance(power: power).fit(samples + [sample(0, 0, 20)])
    #expect(surface.predict(PlanePoint(x: 300, y: 0)).value == 40)
    #expect(surface.predict(PlanePoint(x: 0, y: 0)).value == 15)
  }

  @Test("never leaves the range of the readings", arguments: 1...20 as ClosedRange<UInt64>)
  func range(seed: UInt64) throws {
    let samples = randomSamples(seed: seed)
    let values = samples.map(\.value)
    let lowest = try #require(values.min()) - 1e-9
    let highest = try #require(values.max()) + 1e-9
    for estimate in try InverseDistance(power: 1.5).fit(samples).predict(randomPoints(seed: seed)) {
      #expect((lowest...highest).contains(estimate.value), "seed \(seed)")
    }
  }

  @Test("refuses a power out of range", arguments: [0, -2, 17, Double.nan, .infinity])
  func refusal(power: Double) {
    #expect(throws: FieldError.self) { try InverseDistance(power: power).fit(samples) }
  }
}
