/// How good a calibration's choice is, against the mean of the other stations.
package struct CalibrationScore: Hashable, Sendable, Codable {
  /// Root mean square error of what `auto` serves, µg/m³.
  package let rmse: Double
  /// That error over the error of the mean; 1 where the mean has none.
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

  /// The score on the very readings that method, parameters and quantiles were chosen from.
  ///
  /// Those with a twin are not among them, as in the error of the mean, see ``StationTwins``.
  init(_ served: HeldOut, _ quantiles: ErrorQuantiles, meanRMSE: Double) {
    let hours = Array(served.history.hours.indices)
    let sites = Array(served.history.sites.indices)
    var tally = IntervalTally()
    for error in served.standardizedErrors(hours: hours, sites: sites) { tally.add(quantiles.contains(error)) }
    let errors = SquaredErrorsByDay(served, hours: hours, days: DayNumbers(served.history))
    self.init(rmse: errors.rmse(of: sites), meanRMSE: meanRMSE, tally.shares)
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
