import AirData
import Geo
import Testing

@Suite("Properties of the scales, on seeded random concentrations")
struct IndexPropertyTests {
  @Test("More pollution never lowers a sub-index", arguments: ScaleID.allCases)
  func monotonic(id: ScaleID) {
    let scale = IndexScale(id)
    var random = SeededRandom(seed: 20_240_506)
    for _ in 0..<2000 {
      for pollutant in scale.pollutants {
        let lower = Double.random(in: 0...1500, using: &random)
        let higher = lower + Double.random(in: 0...50, using: &random)
        let values = [lower, higher].map { scale.subIndexValue(pollutant, averagedConcentration: $0) }
        #expect(values[0] <= values[1], "\(pollutant) \(lower) → \(values[0]), \(higher) → \(values[1])")
      }
    }
  }

  @Test("More ozone or sulphur dioxide in the whole history never lowers the sub-index")
  func monotonicHistory() {
    let scale = IndexScale(.usEPA)
    var random = SeededRandom(seed: 7)
    for pollutant in [Pollutant.o3, .so2] {
      for _ in 0..<500 {
        let hours = (0..<24).map { _ in Double.random(in: 0...1600, using: &random) }
        let factor = Double.random(in: 1...1.5, using: &random)
        let before = scale.value(of: pollutant, in: history(pollutant, hours)) ?? .nan
        let after = scale.value(of: pollutant, in: history(pollutant, hours.map { $0 * factor })) ?? .nan
        #expect(before <= after, "\(pollutant) × \(factor): \(hours)")
      }
    }
  }

  @Test("The NowCast lies between the least and the greatest hour")
  func nowCastBetween() throws {
    var random = SeededRandom(seed: 99)
    for _ in 0..<1000 {
      let hours = (0..<12).map { _ in Double.random(in: 0...300, using: &random) }
      let mean = try #require(NowCast.mean(latestFirst: hours), "\(hours)")
      let least = try #require(hours.min())
      let greatest = try #require(hours.max())
      #expect(mean >= least - 1e-9 && mean <= greatest + 1e-9, "\(hours) → \(mean)")
    }
  }

  @Test("Every index that us-epa can give has a concentration that gives it", arguments: Pollutant.allCases)
  func inverse(pollutant: Pollutant) throws {
    let scale = IndexScale(.usEPA)
    var random = SeededRandom(seed: 5)
    for _ in 0..<3000 {
      let value = scale.subIndexValue(pollutant, averagedConcentration: Double.random(in: 0...3000, using: &random))
      let concentration = try #require(scale.concentration(pollutant, forSubIndex: value), "\(value)")
      let back = scale.subIndexValue(pollutant, averagedConcentration: concentration)
      #expect(back == value, "\(value) → \(concentration) → \(back)")
    }
  }
}
