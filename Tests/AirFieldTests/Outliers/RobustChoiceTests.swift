import Testing

@testable import AirField

@Suite("Parameters and fireworks")
struct RobustChoiceTests {
  /// Two groups of stations, and in six hours of ten days one station at a thousand times the others.
  private static func spiked(seed: UInt64) -> StationHistory {
    let history = Histories.groups(hours: 24 * 10, seed: seed)
    var values = history.values
    for (number, hour) in [5, 30, 77, 120, 121, 200].enumerated() {
      values[hour * history.sites.count + number % 4] = 40_000
    }
    return StationHistory(pollutant: history.pollutant, sites: history.sites, hours: history.hours, values: values)
  }

  private func best(_ history: StationHistory, isRobust: Bool) throws -> Variogram {
    let hours = Array(history.hours.indices)
    let weights = isRobust ? RobustHourWeights(history, hours: hours) : nil
    let spread = try #require(HourlySpread(of: history, hours: hours, weights: weights))
    let search = try MethodSearch(ErrorMoments(history, hours: hours, weights: weights), spread: spread)
    guard case .kriging(let variogram) = search.best(.kriging) else { throw NoKriging() }
    return variogram
  }

  private struct NoKriging: Error {}

  @Test("six absurd hours move a plain search, and not the one that weighs hours", arguments: [1, 2, 3] as [UInt64])
  func staysPut(seed: UInt64) throws {
    let clean = try best(Histories.groups(hours: 24 * 10, seed: seed), isRobust: true)
    let spiked = Self.spiked(seed: seed)
    let robust = try best(spiked, isRobust: true)
    let plain = try best(spiked, isRobust: false)
    #expect(abs(robust.nugget - clean.nugget) <= 0.1, "seed \(seed): \(clean) and \(robust)")
    #expect(abs(plain.nugget - clean.nugget) > 0.3, "seed \(seed): \(clean) and \(plain)")
  }

  @Test("variogram and spread of a calibration stay as well")
  func calibrationStays() throws {
    let clean = try #require(try Calibrator(Histories.groups(hours: 24 * 10, seed: 1)).calibrate())
    let spiked = try #require(try Calibrator(Self.spiked(seed: 1)).calibrate())
    #expect(abs(spiked.variogram.nugget - clean.variogram.nugget) <= 0.1)
    #expect(isClose(spiked.relativeSpread / clean.relativeSpread, 1, 0.25))
  }

  @Test("an hour of usual spread counts once, and an absurd one next to nothing")
  func absurdHoursCountNothing() throws {
    let history = Self.spiked(seed: 2)
    let weights = RobustHourWeights(history, hours: history.hours.indices)
    #expect(weights[0] == 1 && weights[50] == 1)
    #expect(weights[5] < 1e-3)
  }
}
