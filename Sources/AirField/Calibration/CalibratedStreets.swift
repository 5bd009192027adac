internal import AirData
internal import Computing
internal import Foundation

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
  /// The same over that of the method without streets.
  package let ratioToBackground: Double
  /// The same over that of the mean.
  package let ratioToMean: Double
  /// How sure it is that the streets help on other days: share of the draws of days in which they do.
  package let gainProbabilityOverDays: Double
  /// How sure it is that they help at other places: share of the draws of stations in which they do.
  package let gainProbabilityOverSites: Double
  /// Where readings lie around the predictions with streets.
  package let quantiles: ErrorQuantiles
  /// What the history says of the wind over the streets; nil where it could not be tried.
  package let wind: CalibratedWind?

  /// Works out what the history says of the amplitude, and leaves out each station in turn, with and without the
  /// streets; nil where the pollutant has no kernel, or no street that is known reaches a station.
  ///
  /// The trial decides nothing: it says how far the streets may be trusted.
  /// - Parameters:
  ///   - history: What was measured; its sites lie on the plane of the streets.
  ///   - streets: The streets, with what is expected of them.
  ///   - calibration: What the history says of the method.
  ///   - winds: The hours' winds.
  /// - Throws: ``FieldError``.
  /// - Complexity: One leave-one-out of the method an hour, and one look at all readings a site.
  init?(_ history: StationHistory, streets: StreetModel, calibration: PollutantCalibration, winds: HourlyWinds? = nil)
    throws(FieldError)
  {
    let spread = HourlySpread(relativeSpread: calibration.relativeSpread)
    guard let kernels = streets.expectedKernels(of: history), var part = streets.calibration.parts[history.pollutant],
      kernels.contains(where: { $0 > 0 })
    else { return nil }
    let (expected, zone, means) = (part.prior, streets.calibration.timeZone, CityAmplitude.siteMeans(history))
    /// What the history says of the amplitude without a site, or of all.
    @Sendable func prior(without site: Int?) -> AmplitudePrior {
      var known = kernels
      if let site { known[site] = .nan }
      return CityAmplitude(history, kernels: known, expected: expected, zone: zone, means: means).prior
    }
    part.prior = prior(without: nil)
    let telling = history.sites.indices.filter { kernels[$0].isFinite }
    let priorsWithout = Dictionary(
      zip(telling.map { history.sites[$0].id }, telling.parallelMap { prior(without: $0) }),
      uniquingKeysWith: { first, _ in first })
    let streets = streets.with(part, for: history.pollutant)
    let hours = Array(history.hours.indices)
    let days = DayNumbers(history)
    let sites = Array(history.sites.indices)
    let background = calibration.underStreets(for: history.pollutant).interpolator(spread: spread)
    let heldOut = try HeldOut(history, background, over: streets, priorsWithout: priorsWithout)
    let with = SquaredErrorsByDay(heldOut, hours: hours, days: days)
    let without = SquaredErrorsByDay(try HeldOut(history, method: background), hours: hours, days: days)
    let gain = GainBootstrap(of: with, over: without, sites: sites)
    let rmse = with.rmse(of: sites)
    guard rmse.isFinite else { return nil }
    let ratio = Self.ratio(rmse, without.rmse(of: sites))
    self.part = part
    base = calibration.underStreets(for: history.pollutant)
    method = heldOut.method
    stations = sites.filter { kernels[$0] > 0 && history.sites[$0].type == .traffic }.map { history.sites[$0].id }
    self.rmse = rmse
    ratioToBackground = ratio
    ratioToMean = Self.ratio(rmse, calibration.meanRMSE)
    gainProbabilityOverDays = gain.probabilityOverDays
    gainProbabilityOverSites = gain.probabilityOverSites
    quantiles = ErrorQuantiles(heldOut.standardizedErrors(hours: hours, sites: sites)) ?? .gaussian
    wind = try winds.flatMap { winds throws(FieldError) in
      try CalibratedWind(heldOut, winds: winds, days: days) { hour, wind, contrast -> any Interpolator in
        let method = streets.method(
          for: history.pollutant, over: background, hour: hour, wind: wind, leeContrast: contrast,
          priorsWithout: priorsWithout)
        return method ?? background
      }
    }
  }

  private static func ratio(_ error: Double, _ reference: Double) -> Double { reference > 0 ? error / reference : 1 }
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
