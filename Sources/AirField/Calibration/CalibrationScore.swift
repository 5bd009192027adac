/// How good a calibration's choice is, against the mean of the other stations.
package struct CalibrationScore: Hashable, Sendable, Codable {
  /// Root mean square error of what `auto` serves, µg/m³.
  package let rmse: Double
  /// The same over that of the mean; 1 where the mean has no error.
  package let ratioToMean: Double
  /// Share of readings inside their 68 % interval.
  package let inside68: Double
  /// Share of readings inside their 95 % interval.
  package let inside95: Double
  /// Number of readings.
  package let readings: Int

  /// The score of a time and of stations that the choice has not seen.
  init(_ honest: NestedScore) {
    self.init(rmse: honest.auto.rmse, meanRMSE: honest.mean.rmse, honest.overall)
  }

  /// The score on the very readings that the choice was made from, with streets where their part is served.
  /// - Throws: ``FieldError`` for settings out of range.
  init(
    _ calibration: PollutantCalibration, inSampleOf history: StationHistory, streets: StreetModel? = nil
  ) throws(FieldError) {
    let spread = HourlySpread(relativeSpread: calibration.relativeSpread)
    let served: HeldOut
    if let streets {
      let background = calibration.underStreets(for: history.pollutant).interpolator(spread: spread)
      served = try HeldOut(history, background, over: streets)
    } else {
      served = try HeldOut(history, method: calibration.auto.interpolator(spread: spread))
    }
    var tally = IntervalTally()
    for entry in served.indices {
      tally.add(calibration.quantiles.contains(-served.error(entry.index) / Double(served.sigmas[entry.index])))
    }
    self.init(rmse: served.score().rmse, meanRMSE: calibration.meanRMSE, tally.shares)
  }

  private init(rmse: Double, meanRMSE: Double, _ coverage: IntervalCoverage) {
    self.rmse = rmse
    ratioToMean = Score.ratio(rmse, to: meanRMSE)
    inside68 = coverage.inner
    inside95 = coverage.outer
    readings = coverage.count
  }
}

extension CalibrationScore {
  private enum CodingKeys: String, CodingKey {
    case rmse, ratioToMean, inside68, inside95, readings
  }

  /// Reads a score.
  /// - Throws: ``FieldError`` for numbers out of range.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    rmse = try keys.number(.rmse, in: 0...FieldSample.largestConcentration)
    ratioToMean = try keys.number(.ratioToMean, in: 0...FieldSample.largestConcentration)
    inside68 = try keys.number(.inside68, in: 0...1)
    inside95 = try keys.number(.inside95, in: 0...1)
    readings = try keys.count(.readings)
  }
}
