internal import Foundation

/// What is known of the amplitude of a city's streets before any of its stations is asked.
///
/// The amplitude is what a primary street (kernel 1) adds, in µg/m³. It is expected in proportion to the hour's
/// background: log-normal around ``ratio`` × the hour's factor × background.
package struct AmplitudePrior: Hashable, Sendable {
  /// Median of amplitude ÷ background.
  package var ratio: Double
  /// Standard deviation of its logarithm: how far cities and hours differ.
  package var logDeviation: Double
  /// How the ratio moves over the week.
  package var profile: AmplitudeProfile
  /// Ids of the stations that have moved it: what is peculiar to their streets stays in every hour, so that an hour of
  /// theirs is no further evidence.
  package var stations: Set<String>

  /// Expects a ratio, in every hour of the week what the profile makes of it.
  package init(
    ratio: Double, logDeviation: Double, profile: AmplitudeProfile = .usual, stations: Set<String> = []
  ) {
    self.ratio = ratio
    self.logDeviation = logDeviation
    self.profile = profile
    self.stations = stations
  }

  /// Between what façades of Ghent and stations of the world show: see `docs/field.md`.
  package static let fitted = AmplitudePrior(ratio: 0.4, logDeviation: 0.45)

  /// How much streets of one class differ among themselves: standard deviation over mean.
  package static let streetVariation = 0.7
  /// Stations for traffic stand at hot spots: they read so many times what a street of their kernel adds (a judgement,
  /// see `docs/field.md`).
  ///
  /// At the stations of the world a primary street adds no more than at façades that were not chosen for it, a factor
  /// of 1; the stronger of two streets that differ as streets of a class do would have 1.4.
  package static let hotSpotFactor = 1.1
  /// The strongest kernel that is believed: that of a primary street two deviations above its class.
  package static let largestKernel = 1 + 2 * streetVariation

  /// The ratio in the hour that begins at a time.
  func ratio(at hour: Date, in zone: TimeZone) -> Double { ratio * profile.factor(at: hour, in: zone) }

  /// What is expected of the hour that begins at a time.
  func expectation(at hour: Date, in zone: TimeZone) -> BackgroundAndIncrement.Expectation {
    BackgroundAndIncrement.Expectation(
      ratio: ratio(at: hour, in: zone), logDeviation: logDeviation, knownStations: stations)
  }
}

extension AmplitudePrior: Codable {
  private enum CodingKeys: String, CodingKey {
    case ratio, logDeviation, profile, stations
  }

  /// - Throws: ``FieldError`` for numbers out of range.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    var profile = AmplitudeProfile.usual
    if let factors = try keys.decodeIfPresent([Double].self, forKey: .profile) {
      guard let known = AmplitudeProfile(factors: factors) else {
        throw keys.fault(
          "must have \(AmplitudeProfile.hourCount) factors from \(AmplitudeProfile.factorRange.lowerBound) to "
            + "\(AmplitudeProfile.factorRange.upperBound)", at: .profile)
      }
      profile = known
    }
    self.init(
      ratio: try keys.number(.ratio, in: 0.001...10), logDeviation: try keys.number(.logDeviation, in: 0.01...3),
      profile: profile, stations: Set(try keys.decodeIfPresent([String].self, forKey: .stations) ?? []))
  }

  /// Writes the numbers, the profile's 168 factors and the stations.
  package func encode(to encoder: any Encoder) throws {
    var keys = encoder.container(keyedBy: CodingKeys.self)
    try keys.encode(ratio, forKey: .ratio)
    try keys.encode(logDeviation, forKey: .logDeviation)
    try keys.encode(profile.factors, forKey: .profile)
    if !stations.isEmpty { try keys.encode(stations.sorted(), forKey: .stations) }
  }
}
