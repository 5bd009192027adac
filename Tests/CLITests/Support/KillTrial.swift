import Foundation
import Geo
import Testing

/// Runs of a command that are killed at random moments, after each of which a test looks at what is left.
enum KillTrial {
  /// How long a run takes that is left alone: the least of some, whatever else ran beside one.
  static func seconds(runs: Int = 1, of run: () throws -> Void) throws -> Double {
    let clock = ContinuousClock()
    return try (0..<runs).map { _ in try clock.measure(run) / .seconds(1) }.min() ?? 0
  }

  /// Kills some runs at least, within the time that one takes, and goes on until one was hit in its middle.
  ///
  /// `start` starts a run, the first one numbered 0. `look` looks at what is left of it, and tells whether it was hit
  /// in its middle. Where none was, the machine may have become slower: the next ones are killed later.
  static func kill(
    times: Int, within seconds: Double, seed: UInt64, _ start: (_ number: Int) throws -> RunningCommand,
    look: (_ number: Int) throws -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var random = SeededRandom(seed: seed)
    var hits = 0
    for number in 0..<(20 * times) where number < times || hits == 0 {
      let run = try start(number)
      let patience = seconds * Double(1 + number / times)
      Thread.sleep(forTimeInterval: Double.random(in: 0...patience, using: &random))
      run.kill()
      _ = try run.output()
      if try look(number) { hits += 1 }
    }
    #expect(hits > 0, "no kill hit a run in its middle", sourceLocation: sourceLocation)
  }
}
