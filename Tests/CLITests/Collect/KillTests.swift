import Foundation
import Geo
import TestSupport
import Testing

@Suite("A run of collecting that is killed")
struct KillTests {
  /// Enough hours for four pieces of ten days.
  private static let hours = 31 * 24
  private static let kills = 100

  /// Every run begins at the first hour that is missing, as the default does, and is killed at a random moment.
  @Test("a hundred times loses no committed reading and leaves no half hour")
  func losesNothing() throws {
    let city = try CollectingCity(hours: Self.hours)
    let first = city.hour(Self.hours)
    let wholeRun = try secondsOfAWholeRun(city, from: first)
    var random = SeededRandom(seed: 2026)
    var kept: [Date: Int] = [:]
    var ended = 0
    var grown = 0
    for kill in 0..<Self.kills {
      if kept.count >= Self.hours {
        removeArchive(city)
        kept = [:]
      }
      let sync = try RunningCommand(["sync", "--from", CollectingCity.words(kept.keys.max() ?? first)] + city.config)
      Thread.sleep(forTimeInterval: Double.random(in: 0...(0.9 * wholeRun), using: &random))
      sync.kill()
      _ = try sync.output()
      if sync.status == 0 { ended += 1 }
      let now = try readings(city)
      for (hour, count) in kept where now[hour] != count {
        Issue.record("kill \(kill): \(hour) had \(count) readings, now \(now[hour] ?? 0)")
      }
      for (hour, count) in now where count != CollectingCity.readingsPerHour {
        Issue.record("kill \(kill): \(hour) has \(count) readings")
      }
      if now.count > kept.count && now.count < Self.hours { grown += 1 }
      kept = now
    }
    // Most kills must have hit a run in its middle, and some of these after one of its pieces.
    #expect(ended < Self.kills / 2)
    #expect(grown > 0)
    _ = try Clean.output(["sync", "--from", CollectingCity.words(first)] + city.config)
    #expect(try city.readingsByHour().count == Self.hours)
  }

  /// How long a run takes at least that is left alone, so that kills hit the middle of others on any machine, whatever
  /// else ran beside one.
  private func secondsOfAWholeRun(_ city: CollectingCity, from first: Date) throws -> Double {
    let runs = try (0..<3).map { _ in
      let start = ContinuousClock.now
      _ = try Clean.output(["sync", "--from", CollectingCity.words(first)] + city.config)
      removeArchive(city)
      return (ContinuousClock.now - start) / .seconds(1)
    }
    return runs.min() ?? 1
  }

  private func removeArchive(_ city: CollectingCity) {
    for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: city.archivePath + suffix) }
  }

  /// A kill before the archive has its tables leaves a file that is none yet.
  private func readings(_ city: CollectingCity) throws -> [Date: Int] {
    do {
      return try city.readingsByHour()
    } catch {
      let isYoung = "\(error)".contains("is no archive of Brisa") || "\(error)".contains("cannot be opened")
      guard isYoung else { throw error }
      return [:]
    }
  }
}
