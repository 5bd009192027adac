/// How one family of methods did against the mean, with parameters that never saw the site that they are judged on.
public struct MethodTrial: Hashable, Sendable {
  /// The method, as ``FieldMethod`` writes it; two families of kriging have one name.
  public let method: String
  /// The method that the family chooses from all sites.
  public let choice: ChosenMethod
  /// Root mean square error, µg/m³, each site with parameters chosen without it.
  public let crossValidatedRMSE: Double
  /// The same over the mean's.
  public let ratioToMean: Double
  /// How sure it is that the method is better than the mean on other days: share of the draws of days in which it is.
  public let gainProbabilityOverDays: Double
  /// How sure it is that the method is better than the mean at other places: share of the draws of stations in which it is.
  public let gainProbabilityOverSites: Double
  /// Root mean square error with the family's choice from all sites, which has seen what it is scored on.
  public let inSampleRMSE: Double

  /// Least of both probabilities at which `auto` leaves the mean.
  static let leastGainProbability = 0.9

  /// Whether the method is better than the mean beyond chance.
  public var beatsMean: Bool {
    ratioToMean < 1 && min(gainProbabilityOverDays, gainProbabilityOverSites) >= Self.leastGainProbability
  }
}
