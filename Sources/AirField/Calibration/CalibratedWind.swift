internal import Foundation

/// What a history says of the wind over the streets: how much more the lee side has, and whether knowing it helps.
package struct CalibratedWind: Hashable, Sendable, Codable {
  /// β that errs least over all stations; 0 where the wind tells nothing.
  package let leeContrast: Double
  /// Number of hours whose wind is known and not calm.
  package let hours: Int
  /// Root mean square error in µg/m³ at stations that were left out, each with the β that the others choose.
  package let rmse: Double
  /// That error over the error of the streets without wind.
  package let ratioToStill: Double
  /// How sure it is that the wind helps on other days: share of the draws of days in which it does.
  package let gainProbabilityOverDays: Double
  /// How sure it is that it helps at other places: share of the draws of stations in which it does.
  package let gainProbabilityOverSites: Double
  /// Where readings lie around the predictions with streets and wind, in hours without wind too.
  package let quantiles: ErrorQuantiles

  /// The values of β that are tried beside 0.
  static let triedContrasts = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9]

  /// Tries the values of β; nil where no hour has a wind that is not calm.
  /// - Parameters:
  ///   - still: What the method with streets says without wind.
  ///   - winds: The hours' winds.
  ///   - days: The days of the history.
  ///   - method: The method with streets in an hour and its wind, with a β.
  /// - Throws: ``FieldError``.
  /// - Complexity: One leave-one-out of the method an hour and β.
  init?(
    _ still: HeldOut, winds: HourlyWinds, days: DayNumbers,
    method: @Sendable (_ hour: Date, _ wind: CityWind?, _ contrast: Double) -> any Interpolator
  ) throws(FieldError) {
    let history = still.history
    let known = history.hours.map { winds.wind(ofHour: $0) }
    hours = known.count { $0?.isCalm == false }
    guard hours > 0 else { return nil }
    let hourIndices = Array(history.hours.indices)
    let sites = Array(history.sites.indices)
    let windOf = Dictionary(zip(history.hours, known), uniquingKeysWith: { first, _ in first })
    let tried = try Self.triedContrasts.map { contrast throws(FieldError) in
      try HeldOut(fittingEveryHourOf: history, id: still.method + "+wind") { method($0, windOf[$0] ?? nil, contrast) }
    }
    let all = [still] + tried
    let errors = all.map { SquaredErrorsByDay($0, hours: hourIndices, days: days) }
    /// The choice that errs least at some sites; the smallest β among equals.
    func best(at sites: [Int]) -> Int {
      errors.indices.min { errors[$0].rmse(of: sites) < errors[$1].rmse(of: sites) } ?? 0
    }
    let crossValidated = SquaredErrorsByDay.mixed(sites.map { site in errors[best(at: sites.filter { $0 != site })] })
    let gain = GainBootstrap(of: crossValidated, over: errors[0], sites: sites)
    let chosen = best(at: sites)
    leeContrast = chosen == 0 ? 0 : Self.triedContrasts[chosen - 1]
    rmse = crossValidated.rmse(of: sites)
    ratioToStill = Score.ratio(rmse, to: errors[0].rmse(of: sites))
    gainProbabilityOverDays = gain.probabilityOverDays
    gainProbabilityOverSites = gain.probabilityOverSites
    quantiles = ErrorQuantiles(all[chosen].standardizedErrors(hours: hourIndices, sites: sites)) ?? .gaussian
  }

  /// Whether the wind helps beyond chance.
  package var helps: Bool {
    leeContrast > 0 && ratioToStill < 1
      && min(gainProbabilityOverDays, gainProbabilityOverSites) >= GainBootstrap.minProbability
  }
}

extension CalibratedWind {
  private enum CodingKeys: String, CodingKey {
    case leeContrast, hours, rmse, ratioToStill, gainProbabilityOverDays, gainProbabilityOverSites, quantiles
  }

  /// Reads what is kept of the wind.
  /// - Throws: ``FieldError`` for numbers out of range.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    leeContrast = try keys.number(.leeContrast, in: 0...StreetCalibration.largestLeeContrast)
    hours = try keys.count(.hours)
    rmse = try keys.number(.rmse, in: 0...FieldSample.largestConcentration)
    ratioToStill = try keys.number(.ratioToStill, in: 0...FieldSample.largestConcentration)
    gainProbabilityOverDays = try keys.number(.gainProbabilityOverDays, in: 0...1)
    gainProbabilityOverSites = try keys.number(.gainProbabilityOverSites, in: 0...1)
    quantiles = try keys.decode(ErrorQuantiles.self, forKey: .quantiles)
  }
}
