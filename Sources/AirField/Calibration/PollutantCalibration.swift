/// What a city's own history says about interpolating one pollutant.
public struct PollutantCalibration: Hashable, Sendable {
  /// The method that `auto` takes: the best of those that beat the mean beyond chance, or the mean.
  public let auto: ChosenMethod
  /// The variogram that kriging takes.
  public let variogram: Variogram
  /// Standard deviation between stations over their mean, pooled over all hours.
  public let relativeSpread: Double
  /// Where readings lie around the predictions of ``auto``.
  public let quantiles: ErrorQuantiles
  /// Root mean square error of the mean of the other stations, µg/m³.
  public let meanRMSE: Double
  /// How the methods did.
  public let trials: [MethodTrial]
  /// Number of held-out readings.
  public let readings: Int
  /// Ids of the stations.
  public let stations: [String]
}
