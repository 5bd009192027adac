import Foundation
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
    let wholeRun = try KillTrial.seconds(runs: 3) {
      _ = try Clean.output(["sync", "--from", CollectingCity.words(first)] + city.config)
      removeArchive(city)
    }
    var kept: [Date: Int] = [:]
    var whole = 0
    try KillTrial.kill(times: Self.kills, within: 0.9 * wholeRun, seed: 2026) { _ in
      if kept.count >= Self.hours {
        removeArchive(city)
        kept = [:]
      }
      return try RunningCommand(["sync", "--from", CollectingCity.words(kept.keys.max() ?? first)] + city.config)
    } look: { kill in
      let now = try readings(city)
      for (hour, count) in kept where now[hour] != count {
        Issue.record("kill \(kill): \(hour) had \(count) readings, now \(now[hour] ?? 0)")
      }
      for (hour, count) in now where count != CollectingCity.readingsPerHour {
        Issue.record("kill \(kill): \(hour) has \(count) readings")
      }
      // It was hit after one of its pieces.
      let isHit = now.count > kept.count && now.count < Self.hours
      if now.count >= Self.hours, kept.count < Self.hours { whole += 1 }
      kept = now
      return isHit
    }
    #expect(whole < Self.kills / 2, "most kills hit a run in its middle")
    _ = try Clean.output(["sync", "--from", CollectingCity.words(first)] + city.config)
    #expect(try city.readingsByHour().count == Self.hours)
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
