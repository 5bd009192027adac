import AirField
import Foundation
import Geo
import Testing

@Suite("Probabilities of exceeding a limit")
struct ExceedanceTests {
  /// Stations around a level that changes from hour to hour, with errors that are skewed as those of real air are.
  private func history(seed: UInt64) -> StationHistory {
    var random = SeededRandom(seed: seed)
    var level = 0.0
    return Histories.make(Histories.places(9, seed: seed), hours: 24 * 60) { _, station in
      if station == 0 { level = .random(in: 5...45, using: &random) }
      let draws = (0..<3).map { _ in Double.random(in: -1...1, using: &random) }
      return level * exp(0.25 * draws.reduce(0, +))
    }
  }

  @Test(
    "are met by what was measured, at stations and times that they have not seen", arguments: [1, 2, 3] as [UInt64])
  func reliable(seed: UInt64) throws {
    let honest = try #require(try NestedScore(history(seed: seed), limit: 25))
    let reliability = try #require(honest.exceedance)
    #expect(reliability.limit == 25)
    let bins = reliability.bins.compactMap { $0 }
    #expect(bins.count == 10)
    // Hours are few and their stations share a level, so that single tenths scatter.
    let readings = bins.reduce(0) { $0 + $1.count }
    let error = bins.reduce(0) { $0 + Double($1.count) * abs($1.predicted - $1.observed) } / Double(readings)
    #expect(error < 0.04, "seed \(seed): \(bins)")
  }

  @Test("are not looked at where no limit is given")
  func none() throws {
    #expect(try NestedScore(Histories.noise(hours: 24 * 20, seed: 1))?.exceedance == nil)
  }
}
