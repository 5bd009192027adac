/// How an archive is followed.
public struct HeatmapWatchSettings: Sendable, Hashable {
  /// How many whole days before today are kept, in the city's zone.
  public var keepDays: Int
  /// Seconds from one look at the archive to the next.
  public var pollSeconds: Double

  /// Creates settings.
  public init(keepDays: Int = 7, pollSeconds: Double = 60) {
    self.keepDays = keepDays
    self.pollSeconds = pollSeconds
  }
}
