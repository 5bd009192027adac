public import Foundation

/// All that a source is given to work with; nothing else of the process is its business.
public struct SourceContext: Sendable {
  /// The only way to the network; it retries, caches and counts by the source's manifest.
  public let http: any HTTPClient
  /// What the time is.
  public let clock: any WallClock
  /// Where to say things.
  public let log: any SourceLog
  /// A folder that the source may write to; it may vanish between two runs.
  public let cacheFolder: URL
  /// The city's time zone, for times that are written without one.
  public let timeZone: TimeZone

  /// Creates a context.
  public init(
    http: any HTTPClient, clock: any WallClock, log: any SourceLog, cacheFolder: URL, timeZone: TimeZone
  ) {
    self.http = http
    self.clock = clock
    self.log = log
    self.cacheFolder = cacheFolder
    self.timeZone = timeZone
  }
}
