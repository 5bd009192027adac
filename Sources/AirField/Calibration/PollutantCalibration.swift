package import AirData

/// What a city's own history says about interpolating one pollutant.
package struct PollutantCalibration: Hashable, Sendable, Codable {
  /// The method that `auto` takes: the best of those that beat the mean beyond chance, or the mean.
  package let auto: ChosenMethod
  /// The variogram that kriging takes.
  package let variogram: Variogram
  /// Standard deviation between stations over their mean, pooled over all hours.
  package let relativeSpread: Double
  /// Where readings lie around the predictions of ``auto``.
  package let quantiles: ErrorQuantiles
  /// Root mean square error of the mean of the other stations, µg/m³.
  package let meanRMSE: Double
  /// How the methods did.
  package let trials: [MethodTrial]
  /// Number of held-out readings.
  package let readings: Int
  /// Ids of the stations.
  package let stations: [String]
}

extension PollutantCalibration {
  /// The method of the background under streets: ``auto``, or kriging in the place of the mean.
  ///
  /// The mean is what nothing has been proven against. Beside streets, whose part is an estimate too, the better
  /// estimate serves. Its variogram is the built-in one: that of the readings has the streets in it.
  package func underStreets(for pollutant: Pollutant) -> ChosenMethod {
    auto == .mean ? .kriging(BuiltInParameters(for: pollutant).variogram) : auto
  }

  private enum CodingKeys: String, CodingKey {
    case auto, variogram, relativeSpread, quantiles, meanRMSE, trials, readings, stations
  }

  /// Reads a calibration.
  /// - Throws: ``FieldError`` for what no calibration can say.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    auto = try keys.decode(ChosenMethod.self, forKey: .auto)
    variogram = try keys.decode(Variogram.self, forKey: .variogram)
    relativeSpread = try keys.number(.relativeSpread, in: 0...100)
    guard relativeSpread > 0 else { throw keys.fault("must be above 0", at: .relativeSpread) }
    quantiles = try keys.decode(ErrorQuantiles.self, forKey: .quantiles)
    meanRMSE = try keys.number(.meanRMSE, in: 0...FieldSample.largestConcentration)
    trials = try keys.decode([MethodTrial].self, forKey: .trials)
    readings = try keys.count(.readings)
    stations = try keys.decode([String].self, forKey: .stations)
  }
}
