import AirData
import AirField
import Testing

/// Leave-one-station-out over all of 2022, against figures computed by another program.
@Suite(
  "A year in Valencia",
  .enabled(if: ValenciaYear.isPresent, "the shared data folder is not there; set BRISA_SHARED_DATA"))
struct ValenciaScoreTests {
  /// Root mean square errors in µg/m³: of the mean, of the nearest station, and what pooled kriging is to meet.
  static let figures: [(pollutant: Pollutant, mean: Double, nearest: Double, kriging: Double)] = [
    (.no2, 13.38, 17.20, 13.31), (.pm25, 4.44, 5.21, 4.27), (.pm10, 11.64, 15.76, 11.65), (.o3, 12.11, 14.87, 11.50),
  ]

  @Test("scores the methods as published", arguments: figures)
  func scores(pollutant: Pollutant, mean: Double, nearest: Double, kriging: Double) throws {
    let hours = try ValenciaYear.hours(of: pollutant)
    #expect(isClose(try score(.mean, pollutant, hours).rmse, mean, 0.006))
    #expect(isClose(try score(.nearest, pollutant, hours).rmse, nearest, 0.006))

    let kriged = try score(.kriging, pollutant, hours)
    #expect(kriged.rmse < kriging)
    #expect(isClose(kriged.coverageOneSigma, 0.68, 0.07))
    #expect(isClose(kriged.coverageTwoSigma, 0.95, 0.07))
  }

  private func score(_ method: FieldMethod, _ pollutant: Pollutant, _ hours: [[FieldSample]]) throws -> Score {
    let interpolator = FieldModel(method: method).interpolator(for: pollutant, hour: Histories.start)
    return Score(
      try hours.flatMap { samples in
        zip(samples, try interpolator.leaveOneOut(samples)).map { (observed: $0.value, estimate: $1) }
      })
  }
}
