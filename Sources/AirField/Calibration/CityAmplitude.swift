internal import AirData
internal import Foundation

/// What a city's own history says of the amplitude of its streets: the expectation of other cities, moved by years of
/// readings.
///
/// What a station reads over years, relative to all, is one observation: hours do not average out what is peculiar to
/// its street, so that the history moves the expectation little more than one hour does. Its hours tell how the ratio
/// moves over the week.
struct CityAmplitude {
  /// The expectation for every hour to come.
  let prior: AmplitudePrior

  /// What stations differ by over years beside their streets, over the background (Ghent's façades, beside kernel and
  /// density).
  fileprivate static let relativeSpread = 0.2
  /// Hours of the city differ at least so much from the expectation for them.
  private static let minLogDeviation = 0.2
  /// So many hours is the profile of other cities worth, for each kind of hour.
  private static let profileHours = 50.0
  /// Rounds in which amplitude and background settle.
  private static let rounds = 4
  /// The background is at least this share of what it would be by the expectation.
  private static let minBackgroundShare = 0.2
  /// A contrast below this share of the expected one says nothing of its hours.
  private static let minContrastShare = 0.25

  /// - Parameters:
  ///   - history: What was measured.
  ///   - kernels: Expected excess by site per µg/m³ of amplitude; NaN for a site that tells nothing of streets.
  ///   - expected: What other cities say.
  ///   - zone: The clock of the hours of the week.
  ///   - means: What the sites read over years, as ``siteMeans(_:)`` has it.
  /// - Complexity: O(readings).
  init(_ history: StationHistory, kernels: [Double], expected: AmplitudePrior, zone: TimeZone, means: [Double]) {
    let known = history.sites.indices.filter { kernels[$0].isFinite && means[$0].isFinite }
    let expectedSum = known.reduce(0) { $0 + 1 + expected.ratio * kernels[$1] }
    let level = known.reduce(0) { $0 + means[$1] } / max(.leastNormalMagnitude, expectedSum)
    guard known.count > 1, level > 0, known.contains(where: { kernels[$0] > 0 }) else {
      prior = expected
      return
    }
    let stations = known.map { AmplitudePosterior.Evidence(kernel: kernels[$0], value: means[$0]) }
    let (posterior, background) = Self.posterior(of: stations, expected: expected, level: level)
    let logs = posterior.ratios.map { log(max(.leastNormalMagnitude, $0)) }
    let middle = logs.reduce(0, +) / Double(logs.count)
    let deviation = (logs.reduce(0) { $0 + ($1 - middle) * ($1 - middle) } / Double(logs.count)).squareRoot()
    let ratio = posterior.mean * exp(middle) / background
    prior = AmplitudePrior(
      ratio: min(10, max(0.001, ratio)), logDeviation: max(Self.minLogDeviation, deviation),
      profile: Self.profile(history, kernels: kernels, ratio: ratio, expected: expected.profile, zone: zone),
      stations: Set(known.map { history.sites[$0].id }))
  }

  /// The amplitude, and the background that it leaves: each is expected in proportion to the other, so both are found
  /// in turn.
  private static func posterior(
    of stations: [AmplitudePosterior.Evidence], expected: AmplitudePrior, level: Double
  ) -> (posterior: AmplitudePosterior, background: Double) {
    var background = level
    var posterior = AmplitudePosterior.of(stations, expected, background: background)
    for _ in 0..<rounds {
      let left = stations.reduce(0) { $0 + $1.value - posterior.mean * $1.kernel } / Double(stations.count)
      background = max(minBackgroundShare * level, left)
      posterior = AmplitudePosterior.of(stations, expected, background: background)
    }
    return (posterior, background)
  }

  /// What each site reads relative to all sites of its hours, times the mean of all; NaN for one without readings.
  static func siteMeans(_ history: StationHistory) -> [Double] {
    var sums = [Double](repeating: 0, count: history.sites.count)
    var counts = sums
    var total = (sum: 0.0, count: 0.0)
    for hour in history.hours.indices {
      let present = history.sites.indices.filter { !history[hour: hour, site: $0].isNaN }
      let mean = present.reduce(0) { $0 + Double(history[hour: hour, site: $1]) } / Double(max(1, present.count))
      guard present.count > 1, mean > 0 else { continue }
      total = (total.sum + mean, total.count + 1)
      for site in present {
        sums[site] += Double(history[hour: hour, site: site]) / mean
        counts[site] += 1
      }
    }
    guard total.count > 0 else { return [Double](repeating: .nan, count: sums.count) }
    return zip(sums, counts).map { $1 > 0 ? $0 / $1 * total.sum / total.count : .nan }
  }

  /// How the stations' contrast moves over the week: by hour of working days, Saturdays and Sundays, each drawn towards
  /// other cities'.
  private static func profile(
    _ history: StationHistory, kernels: [Double], ratio: Double, expected: AmplitudeProfile, zone: TimeZone
  ) -> AmplitudeProfile {
    let contrast = WeekContrast(history, kernels: kernels, ratio: ratio, zone: zone)
    guard contrast.overall > minContrastShare * ratio else { return expected }
    let factors = (0..<AmplitudeProfile.hourCount).map { hour in
      let (own, hours) = contrast.factor(ofHour: hour)
      return (hours * own + profileHours * expected.factors[hour]) / (hours + profileHours)
    }
    let mean = factors.reduce(0, +) / Double(factors.count)
    let range = AmplitudeProfile.factorRange
    guard mean > 0 else { return expected }
    return AmplitudeProfile(factors: factors.map { min(range.upperBound, max(range.lowerBound, $0 / mean)) })
      ?? expected
  }
}

extension AmplitudePosterior {
  /// What years of stations say, whose means differ less than those of an hour.
  fileprivate static func of(_ stations: [Evidence], _ expected: AmplitudePrior, background: Double)
    -> AmplitudePosterior
  {
    AmplitudePosterior(
      median: expected.ratio * background, logDeviation: expected.logDeviation, level: background, stations: stations,
      relativeSpread: CityAmplitude.relativeSpread)
  }
}
