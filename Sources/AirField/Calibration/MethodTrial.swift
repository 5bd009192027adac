/// How one family of methods did against the mean, with parameters that never saw the site that they are judged on.
package struct MethodTrial: Hashable, Sendable, Codable {
  /// The method, as ``FieldMethod`` writes it; two families of kriging have one name.
  package let method: String
  /// The method that the family chooses from all sites.
  package let choice: ChosenMethod
  /// Root mean square error, µg/m³, each site with parameters chosen without it.
  package let crossValidatedRMSE: Double
  /// That error over the error of the mean.
  package let ratioToMean: Double
  /// How sure it is that the method is better than the mean on other days: share of the draws of days in which it is.
  package let gainProbabilityOverDays: Double
  /// How sure it is that the method is better than the mean at other places: share of the draws of stations in which it
  /// is.
  package let gainProbabilityOverSites: Double
  /// Root mean square error with the family's choice from all sites, which has seen what it is scored on.
  package let inSampleRMSE: Double

  /// Whether the method is better than the mean beyond chance.
  package var beatsMean: Bool {
    ratioToMean < 1 && min(gainProbabilityOverDays, gainProbabilityOverSites) >= GainBootstrap.minProbability
  }
}

extension MethodTrial {
  private enum CodingKeys: String, CodingKey {
    case method, choice, crossValidatedRMSE, ratioToMean, gainProbabilityOverDays, gainProbabilityOverSites,
      inSampleRMSE
  }

  /// Reads a trial.
  /// - Throws: ``FieldError`` for numbers out of range.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    method = try keys.decode(String.self, forKey: .method)
    choice = try keys.decode(ChosenMethod.self, forKey: .choice)
    crossValidatedRMSE = try keys.number(.crossValidatedRMSE, in: 0...FieldSample.largestConcentration)
    ratioToMean = try keys.number(.ratioToMean, in: 0...FieldSample.largestConcentration)
    gainProbabilityOverDays = try keys.number(.gainProbabilityOverDays, in: 0...1)
    gainProbabilityOverSites = try keys.number(.gainProbabilityOverSites, in: 0...1)
    inSampleRMSE = try keys.number(.inSampleRMSE, in: 0...FieldSample.largestConcentration)
  }
}
