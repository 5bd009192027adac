import AirData
import Foundation
import Geo
import TestSupport
import Testing

@testable import AirField

/// Histories that are made with a ratio and a week of their own, so that it is known what is to be found.
@Suite("What a city's history says of its streets")
struct CityAmplitudeTests {
  private static let expected = AmplitudePrior.fitted

  /// Half of the stations stand at streets, of several kernels.
  private static func kernels(_ count: Int) -> [Double] {
    (0..<count).map { $0 % 2 == 0 ? 0 : [0.6, 1.2, 1.8][$0 / 2 % 3] }
  }

  /// Readings of background × (1 + ratio × factor of the hour × kernel), with noise by station and hour.
  private static func history(
    _ kernels: [Double], weeks: Int, ratio: Double, noise: Double = 0.1, ofStation: Double = 0, seed: UInt64 = 1,
    factor: (_ hourOfWeek: Int) -> Double = { _ in 1 }
  ) -> StationHistory {
    var generator = SeededRandom(seed: seed)
    let own = kernels.map { _ in 1 + ofStation * generator.normal() }
    var level = 0.0
    return Histories.make(Histories.places(kernels.count, seed: seed), hours: weeks * 168) { hour, station in
      if station == 0 { level = .random(in: 10...50, using: &generator) }
      let hourOfWeek = AmplitudeProfile.index(of: Histories.start + Double(hour) * 3600, in: .gmt)
      let excess = 1 + ratio * factor(hourOfWeek) * kernels[station]
      // A few gaps, as every network has them.
      return generator.chance(0.03)
        ? nil : max(0, level * excess * own[station] * (1 + noise * generator.normal()))
    }
  }

  /// What is found; the kernels are those of stations s0, s1 and so on, whatever order a history has them in.
  private static func found(_ history: StationHistory, _ kernels: [Double], zone: TimeZone = .gmt) -> AmplitudePrior {
    let ofSites = history.sites.map { site in Int(site.id.dropFirst()).map { kernels[$0] } ?? .nan }
    return CityAmplitude(
      history, kernels: ofSites, expected: expected, zone: zone, means: CityAmplitude.siteMeans(history)
    ).prior
  }

  /// Busy by day, little at night, and a quiet Sunday.
  private static func week(_ hour: Int) -> Double {
    let byDay = (8..<20).contains(hour % 24) ? 1.4 : 0.6
    return hour >= 144 ? byDay * 0.5 : byDay
  }

  @Test("many stations tell the ratio of their city, whatever was expected", arguments: [0.1, 0.26, 0.6])
  func ratio(truth: Double) {
    let kernels = Self.kernels(40)
    let prior = Self.found(Self.history(kernels, weeks: 8, ratio: truth), kernels)
    #expect(isClose(prior.ratio, truth, 0.25 * truth), "\(prior.ratio)")
    // Drawn towards the expectation, never beyond what the stations say.
    if truth != 0.26 { #expect((prior.ratio - Self.expected.ratio) * (truth - Self.expected.ratio) > 0) }
    #expect(prior.logDeviation < Self.expected.logDeviation)
  }

  @Test("the ratio is that to the background which the amplitude leaves, however far it is from the expectation")
  func background() {
    let kernels = (0..<20).map { Double($0 % 2) }
    let prior = Self.found(Self.history(kernels, weeks: 4, ratio: 1.2), kernels)
    // Drawn towards the expectation once, and not a second time by too large a background.
    #expect((0.95...1.2).contains(prior.ratio), "\(prior.ratio)")
    #expect(prior.stations.count == 20)
  }

  @Test("an hour knows the amplitude as surely as it says, and would not if it asked the same stations again")
  func askedOnce() {
    var generator = SeededRandom(seed: 5)
    let kernels = [1.1, 1.1, 0, 0, 0, 0, 0, 0]
    let cities = 400
    var (alone, again) = (0, 0)
    for city in 0..<cities {
      // What is peculiar to a station or to its street stays over the years; hours differ by a tenth.
      let truth = Self.expected.ratio * exp(Self.expected.logDeviation * generator.normal())
      let reads = kernels.map { kernel in
        max(5, 30 * (1 + 0.2 * generator.normal()))
          + max(0, 30 * truth * kernel * (1 + AmplitudePrior.streetVariation * generator.normal()))
      }
      let history = Histories.make(Histories.places(8, seed: UInt64(city + 1)), hours: 48) { _, station in
        reads[station] * (1 + 0.1 * generator.normal())
      }
      let prior = Self.found(history, kernels)
      if abs(log(truth / prior.ratio)) <= prior.logDeviation { alone += 1 }
      let values = reads.map { $0 * (1 + 0.1 * generator.normal()) }
      let level = values.reduce(0, +) / kernels.reduce(0) { $0 + 1 + prior.ratio * $1 }
      let posterior = AmplitudePosterior(
        median: prior.ratio * level, logDeviation: prior.logDeviation, level: level,
        stations: zip(kernels, values).map { .init(kernel: $0, value: $1) })
      let logs = posterior.ratios.map { log($0 * posterior.mean / (30 * truth)) }
      let middle = logs.reduce(0, +) / Double(logs.count)
      let variance = logs.reduce(0) { $0 + ($1 - middle) * ($1 - middle) } / Double(logs.count)
      if middle * middle <= variance { again += 1 }
    }
    // Of 400 draws with 68 % each, two deviations are five points.
    #expect((0.63...0.73).contains(Double(alone) / Double(cities)), "\(alone) of \(cities)")
    #expect(again <= alone - cities / 40, "\(again) and \(alone) of \(cities)")
  }

  @Test("ten stations move it half-heartedly, since their streets are peculiar")
  func fewStations() {
    let kernels = Self.kernels(10)
    let prior = Self.found(Self.history(kernels, weeks: 8, ratio: 0.8), kernels)
    #expect(prior.ratio > 1.1 * Self.expected.ratio && prior.ratio < 0.8)
    #expect(prior.logDeviation <= Self.expected.logDeviation)
  }

  @Test(
    "a year tells its week: at every hour nearer to the truth than that of other cities, and far from it on Sundays")
  func profile() {
    let kernels = Self.kernels(20)
    let prior = Self.found(Self.history(kernels, weeks: 52, ratio: 0.4, factor: Self.week), kernels)
    let truth = (0..<AmplitudeProfile.hourCount).map(Self.week)
    let mean = truth.reduce(0, +) / Double(truth.count)
    let usual = Self.expected.profile.factors
    for hour in truth.indices where abs(truth[hour] / mean - usual[hour]) > 0.2 {
      let missed = (truth[hour] / mean - prior.profile.factors[hour]) / (truth[hour] / mean - usual[hour])
      // A part is left, since it is drawn towards the week of other cities; none goes beyond the truth.
      #expect((-0.1...0.85).contains(missed), "hour \(hour): \(missed)")
    }
    let factors = prior.profile.factors
    let workingDay: Double = factors[..<120].reduce(0, +) / 120
    let sunday: Double = factors[144...].reduce(0, +) / 24
    #expect(sunday < 0.8 * workingDay)
    let (evening, night) = (factors[19], factors[20])
    #expect(night < 0.65 * evening)
    let average: Double = factors.reduce(0, +) / 168
    #expect(isClose(average, 1, 1e-6))
    let ratio = 0.4 * mean
    #expect(isClose(prior.ratio, ratio, 0.3 * ratio))
  }

  @Test("the week is that of the city's clock")
  func clock() throws {
    let kernels = Self.kernels(30)
    let east = try #require(TimeZone(secondsFromGMT: 5 * 3600))
    let history = Self.history(kernels, weeks: 20, ratio: 0.4, factor: Self.week)
    let factors = Self.found(history, kernels, zone: east).profile.factors
    // Eight o'clock of Greenwich is one o'clock in the afternoon there.
    #expect(factors[13] > 1.3 * factors[12] && factors[24] > 1.3 * factors[25])
  }

  @Test("stations that contradict lower it, and none makes it zero", arguments: [0, -0.2])
  func contradicted(truth: Double) {
    for count in [4, 10, 40] {
      let kernels = Self.kernels(count)
      let prior = Self.found(Self.history(kernels, weeks: 4, ratio: truth), kernels)
      #expect(prior.ratio < Self.expected.ratio, "\(count) stations")
      #expect(prior.ratio >= 0.001)
      // There is no contrast whose hours could be told apart.
      #expect(prior.profile == Self.expected.profile)
    }
  }

  @Test("more stations move it further", arguments: [1, 2] as [UInt64])
  func weight(seed: UInt64) {
    let ratios = [4, 12, 40].map { count in
      Self.found(Self.history(Self.kernels(count), weeks: 4, ratio: 0.7, seed: seed), Self.kernels(count)).ratio
    }
    #expect(ratios[0] < ratios[2] && ratios[1] < ratios[2], "seed \(seed): \(ratios)")
  }

  @Test("nothing is said by one station, by stations without a street, and by those that tell nothing of streets")
  func untold() {
    let kernels = Self.kernels(6)
    let history = Self.history(kernels, weeks: 1, ratio: 0.5)
    for told in [[0, 0, 0, 0, 0, 0], [.nan, 1, .nan, .nan, .nan, .nan], [Double](repeating: .nan, count: 6)] {
      #expect(Self.found(history, told) == Self.expected)
    }
    let empty = StationHistory([], of: .no2, projection: LocalProjection(origin: Winds.place))
    #expect(Self.found(empty, []) == Self.expected)
    let clean = Histories.make(Histories.places(4, seed: 1), hours: 48) { _, _ in 0 }
    #expect(Self.found(clean, [0, 1, 0, 1]) == Self.expected)
  }

  @Test("a station that tells nothing does not count")
  func untellingStation() {
    let kernels = Self.kernels(12)
    let history = Self.history(kernels, weeks: 4, ratio: 0.5)
    let withOthers = Self.found(history, kernels)
    var told = kernels
    told[1] = .nan
    let without = Self.found(history, told)
    #expect(without != withOthers)
    #expect(isClose(without.ratio, withOthers.ratio, 0.25 * withOthers.ratio))
  }

  @Test("absurd readings leave numbers that a file may have")
  func absurd() throws {
    var generator = SeededRandom(seed: 9)
    for largest in [1e-6, 1e6, 1e9] {
      let history = Histories.make(Histories.places(6, seed: 2), hours: 400) { _, station in
        station == 1 ? .random(in: 0...largest, using: &generator) : .random(in: 0...40, using: &generator)
      }
      let prior = Self.found(history, Self.kernels(6))
      let text = try JSONEncoder().encode(prior)
      #expect(try JSONDecoder().decode(AmplitudePrior.self, from: text) == prior, "\(largest)")
    }
  }
}
