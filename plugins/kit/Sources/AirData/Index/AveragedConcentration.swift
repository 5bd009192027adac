/// The concentration that a scale looks up, and whether it is the mean that the scale asks for.
struct AveragedConcentration {
  /// In µg/m³.
  let concentration: Double
  /// What the scale asks for.
  let period: AveragingPeriod
  /// True when the latest hour stands in, because too little of the period is known.
  let isStandIn: Bool

  init(concentration: Double, period: AveragingPeriod, isStandIn: Bool) {
    self.concentration = concentration
    self.period = period
    self.isStandIn = isStandIn
  }

  /// Averages the hours of one pollutant, latest first, NaN where unknown.
  ///
  /// Where they do not reach for the period the latest hour stands in; nil when that is not known either.
  init?(of hours: ArraySlice<Double>, over period: AveragingPeriod) {
    self.period = period
    if let mean = Self.mean(of: hours, over: period) {
      concentration = mean
      isStandIn = false
    } else if let latest = hours.first, !latest.isNaN {
      concentration = latest
      isStandIn = true
    } else {
      return nil
    }
  }

  /// The mean that the period asks for, nil when too few hours are known.
  static func mean(of hours: ArraySlice<Double>, over period: AveragingPeriod) -> Double? {
    switch period {
    case .hour, .eightHours, .day: runningMean(of: hours.prefix(period.hourCount), over: period.hourCount)
    case .nowCast: NowCast.mean(latestFirst: hours)
    }
  }

  /// The plain mean of the known hours, when at least three in four of them are known: 6 of 8, 18 of 24.
  private static func runningMean(of hours: ArraySlice<Double>, over hourCount: Int) -> Double? {
    var sum = 0.0
    var known = 0
    for concentration in hours where !concentration.isNaN {
      sum += concentration
      known += 1
    }
    return known * 4 >= hourCount * 3 ? sum / Double(known) : nil
  }
}
