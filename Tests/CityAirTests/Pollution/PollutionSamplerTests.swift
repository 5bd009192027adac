import AirData
import AirField
import CityAir
import CityTestSupport
import Setup
import Streets
import TestSupport
import Testing

@Suite("p at a place")
struct PollutionSamplerTests {
  private var network = TestNetwork()

  init() {
    network.addStreet(network.addNode(0, 0), network.addNode(1000, 0))
  }

  private func sampler(_ measure: PollutionMeasure, _ readings: [Reading]) throws -> PollutionSampler {
    PollutionSampler(fields: try DrawnAir(network: network, readings: readings).fields(), measure: measure)
  }

  private func reading(
    _ pollutant: Pollutant, _ concentration: Double, x: Double = 500, y: Double = 0, station: String = "s"
  ) -> Reading {
    DrawnAir.reading(pollutant, concentration, x: x, y: y, station: station)
  }

  /// p in the middle of the street.
  private func pollution(_ measure: PollutionMeasure, _ readings: [Reading]) throws -> Float {
    try sampler(measure, readings).pollution(at: [DrawnAir.place(500, 0)])[0]
  }

  @Test("is the mean of NO2 over 25 µg/m³ and PM2.5 over 15")
  func mix() throws {
    // 50 / 25 and 7.5 / 15.
    #expect(abs(try pollution(.mix, [reading(.no2, 50), reading(.pm25, 7.5)]) - 1.25) < 1e-5)
  }

  @Test("of a mix of which one pollutant is measured is that one's")
  func half() throws {
    #expect(abs(try pollution(.mix, [reading(.no2, 50)]) - 2) < 1e-5)
    #expect(abs(try pollution(.mix, [reading(.pm25, 7.5), reading(.o3, 300)]) - 0.5) < 1e-5)
  }

  @Test("of one pollutant is its concentration over its own guideline")
  func single() throws {
    let readings = [reading(.pm10, 90), reading(.o3, 80), reading(.no2, 1000)]
    #expect(abs(try pollution(.pollutant(.pm10), readings) - 2) < 1e-5)
    #expect(abs(try pollution(.pollutant(.o3), readings) - 0.8) < 1e-5)
  }

  @Test("is not known where one pollutant of a mix is not, however well the other one is")
  func masked() throws {
    // Stations are believed over 5 km.
    #expect(try pollution(.mix, [reading(.no2, 50), reading(.pm25, 7.5, y: 20_000, station: "far")]).isNaN)
  }

  @Test("is half what traffic is expected to bring, and half PM2.5 over its mean, where nobody measures NO2")
  func besideTraffic() throws {
    var network = network
    network.segments[0].highwayClass = .primary
    var air = DrawnAir(
      network: network,
      readings: [reading(.pm25, 10, x: 0, station: "west"), reading(.pm25, 30, x: 1000, station: "east")])
    air.increment = .auto
    let sampler = PollutionSampler(fields: try air.fields(), measure: .mix)
    let pattern = try #require(sampler.pattern)
    let place = DrawnAir.place(100, 0)
    // The nearest station has half of the mean of both, 20 µg/m³.
    let expected = 0.5 * pattern.parts(at: [place])[0].total + 0.5 * 0.5
    #expect(abs(Double(sampler.pollution(at: [place])[0]) - expected) < 1e-4)
  }
}
