import AirData
import AirField
import Testing

@Suite("Correlation of a field's errors")
struct ErrorCorrelationTests {
  @Test("is 1 at a place and falls with distance towards nothing", arguments: Pollutant.allCases)
  func falls(pollutant: Pollutant) {
    let correlation = FieldModel().errorCorrelation(for: pollutant)
    let values = [0.0, 50, 150, 1000, 5000, 50_000].map { correlation.value(atMeters: $0) }
    #expect(isClose(values[0], 1))
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 > $1 })
    #expect(values[5] < 0.01)
  }

  @Test("loses the nugget within a block: of NO2 seven tenths")
  func block() {
    // (1 − 0.7) e^(−3 · 150/6000) + 0.7 e^(−3)
    #expect(isClose(FieldModel().errorCorrelation(for: .no2).value(atMeters: 150), 0.3 * 0.92774 + 0.7 * 0.04979, 1e-4))
  }

  @Test("has the range that the city's history has, for what it speaks of")
  func calibrated() throws {
    let calibration = try FieldCalibrationTests.make()
    let known = try #require(calibration[.no2]?.calibration)
    let mean = FieldModel(method: .mean, calibration: calibration)
    let expected = ErrorCorrelation(known.variogram).value(atMeters: 700)
    #expect(mean.errorCorrelation(for: .no2).value(atMeters: 700) == expected)
    #expect(FieldModel().errorCorrelation(for: .no2).value(atMeters: 700) != expected)
    #expect(
      mean.errorCorrelation(for: .o3).value(atMeters: 700)
        == FieldModel().errorCorrelation(for: .o3).value(atMeters: 700))
  }
}
