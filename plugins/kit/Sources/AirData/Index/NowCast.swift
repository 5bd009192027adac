/// The weighted mean by which the US EPA reports particles hour by hour: it leans on the latest hours when the air
/// changes.
///
/// Source: US EPA, the PM NowCast fact sheet.
public enum NowCast {
  /// The weighted mean of the last 12 hours.
  ///
  /// Each hour counts w to the power of its age; w is least ÷ greatest concentration, at least ½. Hours that are NaN,
  /// infinite or negative are skipped in both sums, and the others keep their age.
  ///
  /// - Parameter concentrations: hourly means, untruncated, latest first; only the first 12 are read.
  /// - Returns: the mean in the unit given, untruncated; nil unless 2 of the 3 latest hours are known.
  public static func mean(latestFirst concentrations: some Collection<Double>) -> Double? {
    let hours = concentrations.prefix(AveragingPeriod.nowCast.hourCount)
    guard hours.prefix(3).count(where: isKnown) >= 2 else { return nil }
    let base = weightBase(of: hours)
    var weight = 1.0
    var weighted = 0.0
    var weights = 0.0
    for concentration in hours {
      if isKnown(concentration) {
        weighted += weight * concentration
        weights += weight
      }
      weight *= base
    }
    return weighted / weights
  }

  /// The weight of an hour relative to the next: ½ in changing air, 1 in steady or perfectly clean air.
  private static func weightBase(of hours: some Collection<Double>) -> Double {
    var least = Double.infinity
    var greatest = 0.0
    for concentration in hours where isKnown(concentration) {
      least = min(least, concentration)
      greatest = max(greatest, concentration)
    }
    return greatest > 0 ? max(least / greatest, 0.5) : 1
  }

  private static func isKnown(_ concentration: Double) -> Bool {
    concentration.isFinite && concentration >= 0
  }
}
