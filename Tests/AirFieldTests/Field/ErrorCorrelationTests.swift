import AirData
import AirField
import Testing

@Suite("Correlation of a field's errors")
struct ErrorCorrelationTests {
  @Test("is 1 at a place and falls with distance towards nothing", arguments: Pollutant.allCases)
  func falls(pollutant: Pollutant) {
    let correlation = ErrorCorrelation(for: pollutant)
    let values = [0.0, 50, 150, 1000, 5000, 50_000].map { correlation.value(atMeters: $0) }
    #expect(isClose(values[0], 1))
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 > $1 })
    #expect(values[5] < 0.01)
  }

  @Test("loses the nugget within a block: of NO2 seven tenths")
  func block() {
    // (1 − 0.7) e^(−3 · 150/6000) + 0.7 e^(−3)
    #expect(isClose(ErrorCorrelation(for: .no2).value(atMeters: 150), 0.3 * 0.92774 + 0.7 * 0.04979, 1e-4))
  }
}
