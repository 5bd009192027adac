import Geo
import TestSupport
import Testing

@testable import Routing

@Suite("How much more a way costs for being travelled at another time")
struct SteepestChangesTests {
  private func changes(rises: [Double], falls: [Double], rate: Double) -> SteepestChanges {
    SteepestChanges(
      times: [0, 100, 200], rises: .init(absolute: rises, relative: rises.map { _ in rate }),
      falls: .init(absolute: falls, relative: falls.map { _ in rate }), floor: 0, longestWithFloor: 0, longestEdge: 10)
  }

  @Test("a later start costs at most the steepest change more for as long as streets are reached in it")
  func isLimitedBySlopes() {
    let changes = changes(rises: [0.01, 0], falls: [0, 0.02], rate: 1)
    func loss(_ time: Double, _ shift: Double, _ timeLeft: Double) -> Double {
      changes.loss(from: time, shift: shift, timeLeft: timeLeft, costLeft: 1e9)
    }
    #expect(abs(loss(50, 5, 1000) - 0.01 * 5 * 60) < 1e-9)
    #expect(abs(loss(50, 5, 20) - 0.01 * 5 * 25) < 1e-9)
    #expect(loss(150, 5, 1000) == 0)
    #expect(loss(250, -5, 1000) == 0)
    #expect(loss(150, -5, 1000) > 0.02 * 5 * 50)
  }

  @Test("and at most the share by which any weight grows, however long the rest takes")
  func isLimitedByShares() {
    let changes = changes(rises: [1000, 0], falls: [0, 0], rate: 0.001)
    let loss = changes.loss(from: 50, shift: 5, timeLeft: .infinity, costLeft: 40)
    #expect(loss >= 40 * 0.005 && loss < 40 * 0.0051)
  }

  /// A rest of a way over streets whose weights change, some of which weigh nothing at times.
  private struct Rest {
    let times: [Double]
    let streets: [(duration: Double, weights: [Double])]
    let floor: Double

    init(_ generator: inout SeededRandom) {
      times = [0, .random(in: 1000...5000, using: &generator), .random(in: 6000...9000, using: &generator)]
      floor = generator.chance(0.3) ? 0 : .random(in: 0.01...1, using: &generator)
      streets = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        let isClean = generator.chance(0.2)
        return (
          duration: .random(in: 1...1200, using: &generator).rounded(),
          weights: (0..<3).map { _ in isClean && generator.chance(0.7) ? 0 : .random(in: 0...3, using: &generator) }
        )
      }
    }

    func cost(from start: Double) -> Double {
      let clock = MomentClock(times: times)
      var (time, cost) = (start, 0.0)
      for street in streets {
        cost += street.duration * clock.position(at: time).interpolated { street.weights[$0] }
        time += street.duration
      }
      return cost
    }

    func slopes(_ sign: Double) -> SteepestChanges.Slopes {
      var slopes = SteepestChanges.Slopes(absolute: [0, 0], relative: [0, 0])
      for index in 0..<2 {
        let milliseconds = times[index + 1] - times[index]
        for street in streets {
          let (before, after) = (street.weights[index], street.weights[index + 1])
          let change = sign * (after - before)
          guard change > 0 else { continue }
          slopes.absolute[index] = max(slopes.absolute[index], change / milliseconds)
          slopes.relative[index] = max(slopes.relative[index], change / (min(before, after) + floor) / milliseconds)
        }
      }
      return slopes
    }
  }

  @Test("no rest of a way over streets that change costs more than that", arguments: 1...400 as ClosedRange<UInt64>)
  func holds(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    let rest = Rest(&generator)
    let longest = rest.streets.map(\.duration).max() ?? 0
    let changes = SteepestChanges(
      times: rest.times, rises: rest.slopes(1), falls: rest.slopes(-1), floor: rest.floor, longestWithFloor: longest,
      longestEdge: longest)
    let timeLeft = rest.streets.reduce(0) { $0 + $1.duration }
    for _ in 0..<20 {
      let time = Double.random(in: -3000...10_000, using: &generator).rounded()
      let shift = Double.random(in: -2000...2000, using: &generator).rounded()
      let loss = changes.loss(from: time, shift: shift, timeLeft: timeLeft, costLeft: rest.cost(from: time))
      let more = rest.cost(from: time + shift) - rest.cost(from: time)
      #expect(more <= loss + 1e-6, "seed \(seed), from \(time) by \(shift)")
    }
  }
}
