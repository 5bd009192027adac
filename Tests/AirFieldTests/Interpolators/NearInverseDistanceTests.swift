import Geo
import Testing

@testable import AirField

@Suite("Inverse distance of many stations")
struct NearInverseDistanceTests {
  @Test("weighs the nearest, as all stations weigh where there are no more", arguments: [2, 0.7])
  func nearest(power: Double) throws {
    let samples = manySamples(Neighborhood.maxStationsAtOnce + 1)
    let surface = try InverseDistance(power: power).fit(samples)
    #expect(surface is NearInverseDistance)
    for point in randomPoints(seed: 6) {
      let nearest = samples.sorted { $0.point.distance(to: point) < $1.point.distance(to: point) }
      let expected = try InverseDistance(power: power).fit(Array(nearest.prefix(Neighborhood.size))).predict(point)
      #expect(isClose(surface.predict(point).value, expected.value))
      let stencil = try InverseDistance(power: power).stencil(of: samples.map(\.point), at: point)
      #expect(isClose(zip(stencil.weights, samples).reduce(0) { $0 + $1.0 * $1.1.value }, expected.value))
    }
  }

  @Test("is the reading at a station, and the mean of those at one place")
  func atStation() throws {
    var samples = manySamples(600)
    samples.append(sample(samples[0].point.x, samples[0].point.y, samples[0].value + 10))
    let surface = try InverseDistance().fit(samples)
    #expect(surface.predict(samples[1].point).value == samples[1].value)
    #expect(isClose(surface.predict(samples[0].point).value, samples[0].value + 5))
  }
}
