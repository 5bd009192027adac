import AirData
import AirField
import Foundation
import Testing

/// What a calibration on all of 2022 reaches, with a choice that has seen the year and with one that has not.
@Suite(
  "Calibrated on a year in Valencia",
  .enabled(if: ValenciaYear.isPresent, "the shared data folder is not there; set BRISA_SHARED_DATA"))
struct ValenciaCalibrationTests {
  /// Errors over those of the mean of the other stations, and the absolute one in µg/m³, that are to be reached.
  struct Goal: Sendable, CustomTestStringConvertible {
    let pollutant: Pollutant
    let inSampleRatio: Double
    let honestRatio: Double
    let inSampleRMSE: Double

    var testDescription: String { pollutant.symbol }
  }

  static let goals = [
    Goal(pollutant: .no2, inSampleRatio: 0.995, honestRatio: 1.000, inSampleRMSE: 13.31),
    Goal(pollutant: .pm25, inSampleRatio: 0.960, honestRatio: 0.975, inSampleRMSE: 4.27),
    Goal(pollutant: .pm10, inSampleRatio: 1.000, honestRatio: 1.000, inSampleRMSE: 11.65),
    Goal(pollutant: .o3, inSampleRatio: 0.950, honestRatio: 0.965, inSampleRMSE: 11.50),
  ]

  /// The best method counts in-sample, since `auto` leaves the mean only beyond chance; what `auto` serves counts where
  /// it has not looked.
  @Test("predicts left-out stations as well as it must, and knows how well", arguments: goals)
  func reaches(goal: Goal) throws {
    let history = try ValenciaYear.history(of: goal.pollutant)
    let validation = try #require(try PollutantValidation(history, zone: .gmt))

    let mean = try #require(validation.methods.first { $0.id == "mean" }).scores.overall
    let best = try #require(validation.methods.map(\.scores.overall).min { $0.rmse < $1.rmse })

    #expect(best.rmse / mean.rmse <= goal.inSampleRatio)
    #expect(best.rmse <= goal.inSampleRMSE)

    let honest = validation.honest
    #expect(honest.auto.rmse / honest.mean.rmse <= goal.honestRatio)
    #expect(isClose(honest.overall.inner, 0.68, 0.07))
    #expect(isClose(honest.overall.outer, 0.95, 0.07))
    if goal.pollutant == .pm25 {
      let likely = try #require(honest.exceedance?.bins[2])
      #expect((0.2...0.3).contains(likely.predicted) && (0.2...0.3).contains(likely.observed))
    }
  }
}
