import Foundation
import Geo
import TestSupport
import Testing

@testable import Routing

@Suite("The chain of a track")
struct TrackChainTests {
  @Test(
    "has the states that no others beat, and their probabilities, for seeded chains",
    arguments: Array(UInt64(1)...60))
  func oracle(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let counts = (0..<Int.random(in: 1...5, using: &random)).map { _ in Int.random(in: 1...4, using: &random) }
    func logarithm(_ missing: Double) -> Double {
      random.chance(missing) ? -.infinity : .random(in: -200...0, using: &random)
    }
    let emissions = counts.map { count in (0..<count).map { _ in logarithm(0) } }
    let transitions = zip(counts, counts.dropFirst()).map { from, to in
      (0..<from).map { _ in (0..<to).map { $0 == 0 ? logarithm(0) : logarithm(0.4) } }
    }
    let chain = TrackChain(emissions: emissions, transitions: transitions)
    let all = Self.sequences(counts)
    let best = all.map { chain.score($0) }.max() ?? 0
    #expect(abs(chain.score(chain.best()) - best) < 1e-9, "seed \(seed)")
    let whole = all.reduce(0) { $0 + exp(chain.score($1) - best) }
    for (layer, probabilities) in chain.probabilities().enumerated() {
      for (state, probability) in probabilities.enumerated() {
        let share = all.filter { $0[layer] == state }.reduce(0) { $0 + exp(chain.score($1) - best) } / whole
        #expect(abs(probability - share) < 1e-9, "seed \(seed), layer \(layer), state \(state)")
      }
    }
  }

  private static func sequences(_ counts: [Int]) -> [[Int]] {
    counts.reduce([[]]) { begun, count in begun.flatMap { states in (0..<count).map { states + [$0] } } }
  }
}
