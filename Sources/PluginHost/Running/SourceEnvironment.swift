package import AirData
package import Foundation

/// What the host lends to every source.
package struct SourceEnvironment: Sendable {
  /// The way to the network.
  package let http: any HTTPClient
  /// What the time is.
  package let clock: any WallClock
  /// A folder in which each source gets one of its own.
  package let cacheFolder: URL
  /// The city's time zone.
  package let timeZone: TimeZone
  /// The environment variables, where secrets can lie.
  package let variables: [String: String]
  /// Where sources' debugging notes go, with the source's id before them.
  package let debug: @Sendable (String) -> Void

  package init(
    http: any HTTPClient, clock: any WallClock = SystemClock(), cacheFolder: URL, timeZone: TimeZone,
    variables: [String: String] = ProcessInfo.processInfo.environment,
    debug: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.http = http
    self.clock = clock
    self.cacheFolder = cacheFolder
    self.timeZone = timeZone
    self.variables = variables
    self.debug = debug
  }

  /// Makes one source with all that it is given: here only, for sources of the host and in processes of their own.
  /// - Parameters:
  ///   - entry: The source; its id names its folder.
  ///   - settings: Its settings, secrets resolved.
  ///   - log: Where it says things.
  ///   - deadlineSeconds: From now, when nobody waits for it any more; infinity where somebody else watches that.
  /// - Returns: One instance.
  /// - Throws: What the source throws when it is made, a ``SourceError`` as a rule.
  func source(
    _ entry: Registry.Entry, settings: SourceSettings, log: any SourceLog, deadlineSeconds: Double
  ) throws -> any ReadingProvider {
    let folder = cacheFolder.appending(path: entry.manifest.id)
    let client = FeedClient(
      over: http, manifest: entry.manifest, settings: settings, cacheFolder: folder, clock: clock,
      deadlineSeconds: deadlineSeconds)
    let context = SourceContext(http: client, clock: clock, log: log, cacheFolder: folder, timeZone: timeZone)
    return CacheForgettingSource(source: try entry.make(settings, context), client: client)
  }
}
