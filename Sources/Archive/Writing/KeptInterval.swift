internal import Foundation

/// An averaging interval as the file has it, in whole seconds since 1970.
struct KeptInterval {
  let start: Int
  let end: Int

  /// Nil for an interval outside the years 1 to 9999, or longer than what is kept.
  init?(_ start: Date, _ end: Date) {
    guard let first = Codes.seconds(start), let last = Codes.seconds(end),
      last - first <= ReadingArchive.longestReadingSeconds
    else { return nil }
    self.start = first
    self.end = max(first + 1, last)
  }
}
