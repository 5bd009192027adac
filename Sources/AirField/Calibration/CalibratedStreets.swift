internal import AirData

/// What a history says about the street increment of a pollutant: what `auto` serves, with the streets and without
/// them.
package struct CalibratedStreets: Hashable, Sendable, Codable {
  /// What is settled: reach, and the amplitude that is expected.
  package let part: StreetCalibration.Part
  /// The method of the background.
  package let base: ChosenMethod
  /// The method, with the streets.
  package let method: String
  /// Ids of the traffic stations that a street reaches.
  package let stations: [String]
  /// Root mean square error with the streets, µg/m³, at stations that were left out.
  package let rmse: Double
  /// That error over the error of the method without streets.
  package let ratioToBackground: Double
  /// That error over the error of the mean.
  package let ratioToMean: Double
  /// How sure it is that the streets help on other days: share of the draws of days in which they do.
  package let gainProbabilityOverDays: Double
  /// How sure it is that they help at other places: share of the draws of stations in which they do.
  package let gainProbabilityOverSites: Double
  /// Where readings lie around the predictions with streets.
  package let quantiles: ErrorQuantiles
  /// What the history says of the wind over the streets; nil where it could not be tried.
  package let wind: CalibratedWind?

  /// Compares a trial with the same method without streets, and tries the wind over them; nil where nothing could be
  /// predicted.
  ///
  /// The trial decides nothing: it says how far the streets may be trusted.
  /// - Throws: ``FieldError``.
  /// - Complexity: One leave-one-out of the method an hour for each contrast of the wind.
  init?(_ trial: StreetTrial, winds: HourlyWinds? = nil) throws(FieldError) {
    let (history, heldOut) = (trial.history, trial.heldOut)
    let hours = Array(history.hours.indices)
    let days = DayNumbers(history)
    let sites = Array(history.sites.indices)
    let with = SquaredErrorsByDay(heldOut, hours: hours, days: days)
    let without = SquaredErrorsByDay(try HeldOut(history, method: trial.background), hours: hours, days: days)
    let gain = GainBootstrap(of: with, over: without, sites: sites)
    rmse = with.rmse(of: sites)
    guard rmse.isFinite else { return nil }
    part = trial.part
    base = trial.calibration.underStreets(for: history.pollutant)
    method = heldOut.method
    stations = sites.filter { trial.kernels[$0] > 0 && history.sites[$0].type == .traffic }.map { history.sites[$0].id }
    ratioToBackground = Score.ratio(rmse, to: without.rmse(of: sites))
    ratioToMean = Score.ratio(rmse, to: trial.calibration.meanRMSE)
    gainProbabilityOverDays = gain.probabilityOverDays
    gainProbabilityOverSites = gain.probabilityOverSites
    quantiles = ErrorQuantiles(heldOut.standardizedErrors(hours: hours, sites: sites)) ?? .gaussian
    wind = try winds.flatMap { winds throws(FieldError) in
      try CalibratedWind(heldOut, winds: winds, days: days) { trial.method(hour: $0, wind: $1, leeContrast: $2) }
    }
  }
}

extension CalibratedStreets {
  private enum CodingKeys: String, CodingKey {
    case part, base, method, stations, rmse, ratioToBackground, ratioToMean, gainProbabilityOverDays,
      gainProbabilityOverSites, quantiles, wind
  }

  /// Reads what is kept of a pollutant's streets.
  /// - Throws: ``FieldError`` for numbers out of range.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    part = try keys.decode(StreetCalibration.Part.self, forKey: .part)
    base = try keys.decode(ChosenMethod.self, forKey: .base)
    method = try keys.decode(String.self, forKey: .method)
    stations = try keys.decode([String].self, forKey: .stations)
    rmse = try keys.number(.rmse, in: 0...FieldSample.largestConcentration)
    ratioToBackground = try keys.number(.ratioToBackground, in: 0...FieldSample.largestConcentration)
    ratioToMean = try keys.number(.ratioToMean, in: 0...FieldSample.largestConcentration)
    gainProbabilityOverDays = try keys.number(.gainProbabilityOverDays, in: 0...1)
    gainProbabilityOverSites = try keys.number(.gainProbabilityOverSites, in: 0...1)
    quantiles = try keys.decode(ErrorQuantiles.self, forKey: .quantiles)
    // A file from before the wind was tried has none.
    wind = try keys.decodeIfPresent(CalibratedWind.self, forKey: .wind)
  }
}
