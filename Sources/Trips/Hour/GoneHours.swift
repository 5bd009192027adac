internal import Foundation

/// The hours that were let go or forgotten while refreshes are under way, which these must not bring back.
///
/// Gatherings and refreshes are numbered by one count, so that a refresh knows what went after it began.
struct GoneHours {
  /// How many refreshes are under way.
  private var refreshCount = 0
  /// How many gatherings had begun when an hour went.
  private var gatherings: [Date: Int] = [:]

  /// Takes note that one more refresh is under way.
  mutating func beginRefresh() { refreshCount += 1 }

  /// Takes note that a refresh has ended; after the last one nothing needs to be known of what went.
  mutating func endRefresh() {
    refreshCount -= 1
    if refreshCount == 0 { gatherings = [:] }
  }

  /// Takes note of hours that went after so many gatherings had begun.
  mutating func note(_ hours: Set<Date>, after count: Int) {
    guard refreshCount > 0 else { return }
    for hour in hours { gatherings[hour] = count }
  }

  /// Whether an hour went since the refresh of a number began.
  func isGone(_ hour: Date, since number: Int) -> Bool { gatherings[hour].map { $0 >= number } ?? false }
}
