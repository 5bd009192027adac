import AirData
import CityAir
import CityTestSupport
import Setup
import TestSupport
import Testing

@testable import Trips

@Suite("How streets are expected to tell the air of an hour apart")
struct ExpectedPatternTests {
  private let ways = AvenueAndAlley()

  private func sampler(_ measure: PollutionMeasure) throws -> PollutionSampler {
    var air = DrawnAir(network: ways.network, readings: ways.readings)
    air.increment = .on
    return PollutionSampler(fields: try air.fields(), measure: measure)
  }

  @Test("is sampled once, whatever of the hour is asked for")
  func once() throws {
    let pattern = ExpectedPattern()
    let no2 = try sampler(.pollutant(.no2))
    let means = try #require(pattern.means(on: ways.network.graph, for: no2))
    #expect(means.count == 4 && means[0] > means[2], "the avenue has more than the alley: \(means)")
    // Sampled anew, these other streets would have a single mean.
    var street = TestNetwork()
    street.addStreet(street.addNode(0, 0), street.addNode(100, 0))
    #expect(try pattern.means(on: street.graph, for: sampler(.mix)) == means)
  }

  @Test("tells nothing of a pollutant that nobody measures")
  func nothing() throws {
    #expect(try ExpectedPattern().means(on: ways.network.graph, for: sampler(.pollutant(.pm25))) == nil)
  }
}
