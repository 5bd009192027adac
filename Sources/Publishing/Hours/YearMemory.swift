internal import Foundation

/// How far years were counted, so that a later count goes on from there, also in another run of the same settings.
///
/// Every entry has the digest of the readings that it is made of: one whose readings have changed since is dropped.
struct YearMemory {
  /// A year in the making, and what it is made of.
  struct Entry {
    let year: YearCounter
    /// Of the readings before its position.
    let digest: String
    /// Of the maps behind its fields.
    let maps: String
  }

  /// In the order of their positions.
  private var entries: [Entry] = []

  /// An entry of the last days is kept for each two of them, and of the time before for each month.
  private static let closeDays = 40.0
  private static let farStep = 30 * 86_400.0
  /// Readings and winds of the last hours still come in, so that nothing goes on from there.
  private static let unsettledSeconds = 86_400.0

  /// Nothing was counted yet.
  init() {}

  /// The entry from which a time is counted with least work; nil where it is counted from its beginning.
  func entry(for time: YearTime) -> Entry? {
    entries.last { $0.year.canGoOn(to: time) && $0.year.position <= time.interval.end - Self.unsettledSeconds }
  }

  /// Entries that a time can go on from, in the order of their positions.
  func entries(for time: YearTime) -> [Entry] { entries.filter { $0.year.canGoOn(to: time) } }

  /// Drops entries whose readings have changed.
  mutating func drop(_ positions: Set<Date>, of time: YearTime) {
    entries.removeAll { $0.year.canGoOn(to: time) && positions.contains($0.year.position) }
  }

  /// Keeps one more, and forgets those that stand too close to each other.
  mutating func keep(_ entry: Entry) {
    entries.removeAll { $0.year.position == entry.year.position }
    entries.insert(entry, at: entries.firstIndex { $0.year.position > entry.year.position } ?? entries.endIndex)
    guard let newest = entries.last?.year.position else { return }
    var before = Date.distantPast
    entries.removeAll { entry in
      let isClose = entry.year.position > newest - Self.closeDays * 86_400
      guard isClose || entry.year.position >= before + Self.farStep else { return true }
      before = entry.year.position
      return false
    }
  }
}
