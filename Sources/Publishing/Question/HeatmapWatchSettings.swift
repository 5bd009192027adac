/// How an archive is followed.
package struct HeatmapWatchSettings: Sendable, Hashable {
  /// How many whole days before today are kept, in the city's zone.
  package var keepDays: Int
  /// Seconds from one look at the archive to the next.
  package var pollSeconds: Double

  /// Creates settings.
  package init(keepDays: Int = 7, pollSeconds: Double = 60) {
    self.keepDays = keepDays
    self.pollSeconds = pollSeconds
  }
}
