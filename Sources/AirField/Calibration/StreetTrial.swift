internal import AirData
internal import Computing
internal import Foundation

/// Leaving out each station of a history in turn, with the streets that the history's other stations tell of.
struct StreetTrial {
  /// What was measured.
  let history: StationHistory
  /// What the history says of the method.
  let calibration: PollutantCalibration
  /// What is settled: reach, and the amplitude that is expected.
  let part: StreetCalibration.Part
  /// Expected excess by site per µg/m³ of amplitude; NaN for a site that tells nothing of streets.
  let kernels: [Double]
  /// The method of the background.
  let background: any LinearInterpolator
  /// What the method with the streets says of each station that is left out, of the amplitude too.
  let heldOut: HeldOut
  /// The streets with what the whole history says of the amplitude.
  let streets: StreetModel
  /// What is expected of the amplitude without a station, by its id.
  private let priorsWithout: [String: AmplitudePrior]

  /// Nil where the pollutant has no kernel, or no street that is known reaches a station.
  /// - Parameters:
  ///   - history: What was measured; its sites lie on the plane of the streets.
  ///   - streets: The streets, with what is expected of them.
  ///   - calibration: What the history says of the method.
  /// - Throws: ``FieldError``.
  /// - Complexity: One leave-one-out of the method an hour, and one look at all readings a site.
  init?(
    _ history: StationHistory, streets: StreetModel, calibration: PollutantCalibration
  ) throws(FieldError) {
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
    let spread = HourlySpread(relativeSpread: calibration.relativeSpread)
    (self.history, self.calibration, self.kernels, self.part) = (history, calibration, kernels, part)
    self.priorsWithout = priorsWithout
    self.streets = streets.with(part, for: history.pollutant)
    background = calibration.underStreets(for: history.pollutant).interpolator(spread: spread)
    heldOut = try HeldOut(history, background, over: self.streets, priorsWithout: priorsWithout)
  }

  /// What the method with the streets says of other figures of the same stations, each left out as before.
  func heldOut(_ figures: StationHistory) throws(FieldError) -> HeldOut {
    try HeldOut(figures, background, over: streets, priorsWithout: priorsWithout)
  }

  /// The method with the streets in an hour and its wind, for a contrast between the sides of a street.
  func method(hour: Date, wind: CityWind?, leeContrast: Double) -> any Interpolator {
    let method = streets.method(
      for: history.pollutant, over: background, hour: hour, wind: wind, leeContrast: leeContrast,
      priorsWithout: priorsWithout)
    return method ?? background
  }
}
