internal import Foundation

/// How fast a run goes, counted from its first hour on.
struct HeatmapPace {
  private let total: Int
  private var done = 0
  /// Hours that were no longer as they were, which alone take time.
  private var made = 0
  private let start = ContinuousClock.now

  init(total: Int) { self.total = total }

  /// Counts an hour that begins to be made.
  mutating func begin(_ hour: Date, isKept: Bool) -> HeatmapProgress {
    defer {
      done += 1
      made += isKept ? 0 : 1
    }
    return look(at: hour)
  }

  /// How far the run is while the readings of an hour are gathered.
  func look(at hour: Date) -> HeatmapProgress {
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    return HeatmapProgress(
      done: done, total: total, hour: hour,
      remainingSeconds: made > 0 ? elapsed / Double(made) * Double(total - done) : nil)
  }
}
