internal import AirData
internal import AirField
internal import Geo
internal import Setup

extension ValidationAnswer.Figures {
  init(_ score: Score) {
    self.init(
      readings: score.count, rmse: score.rmse.rounded(decimals: 4), mae: score.mae.rounded(decimals: 4),
      bias: score.bias.rounded(decimals: 4), rSquared: Self.finite(score.rSquared),
      correlation: Self.finite(score.correlation), coverage1Sigma: score.coverageOneSigma.rounded(decimals: 4),
      coverage2Sigma: score.coverageTwoSigma.rounded(decimals: 4))
  }

  /// The root mean square error over another one; 1 where the other has no error.
  package func ratio(to other: Self) -> Double { Score.ratio(rmse, to: other.rmse) }

  private static func finite(_ value: Double) -> Double? { value.isFinite ? value.rounded(decimals: 4) : nil }
}

extension ValidationAnswer.Method {
  init(_ method: PollutantValidation.Method) {
    let scores = method.scores
    self.init(
      method: method.id, overall: .init(scores.overall), byStation: scores.byStation.mapValues { .init($0) },
      byType: Dictionary(scores.byType.map { ($0.key.rawValue, .init($0.value)) }) { first, _ in first },
      byHour: scores.byHour.map { .init($0) },
      bySeason: Dictionary(scores.bySeason.map { ($0.key.rawValue, .init($0.value)) }) { first, _ in first })
  }
}

extension ValidationAnswer.Coverage {
  init(_ coverage: IntervalCoverage) {
    self.init(
      inside68: coverage.inner.rounded(decimals: 4), inside95: coverage.outer.rounded(decimals: 4),
      readings: coverage.count)
  }
}

extension ValidationAnswer.NestedValidation {
  init(_ honest: NestedScore) {
    self.init(
      auto: .init(honest.auto), ratioToMean: honest.auto.ratio(to: honest.mean).rounded(decimals: 4),
      lossProbabilityOverDays: honest.hasDaysToDraw ? honest.lossProbabilityOverDays : nil,
      lossProbabilityOverStations: honest.lossProbabilityOverSites, isWorseThanMean: honest.isWorseThanMean,
      choices: honest.choices, coverage: .init(honest.overall),
      coverageByStation: honest.coverage.mapValues { .init($0) }, exceedance: honest.exceedance.map { .init($0) })
  }
}

extension ValidationAnswer.Exceedance {
  init(_ reliability: ExceedanceReliability) {
    self.init(
      limit: reliability.limit,
      bins: reliability.bins.compactMap { $0 }.map {
        Bin(
          predicted: $0.predicted.rounded(decimals: 4), observed: $0.observed.rounded(decimals: 4), readings: $0.count)
      })
  }
}

extension ValidationAnswer.Station {
  init(_ site: StationHistory.Site) {
    self.init(
      id: site.id, name: site.name, type: site.type.rawValue, latitude: site.coordinate.latitude,
      longitude: site.coordinate.longitude)
  }
}

extension ValidationAnswer.Pollutant {
  init(_ validation: PollutantValidation) {
    self.init(
      pollutant: validation.pollutant.rawValue, symbol: validation.pollutant.symbol, hours: validation.hours,
      stations: validation.sites.map { .init($0) }, methods: validation.methods.map { .init($0) },
      auto: validation.served.method, honest: .init(validation.honest),
      withoutMap: validation.withoutMap.map { .init($0) })
  }
}
