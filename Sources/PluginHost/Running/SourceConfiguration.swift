public import AirData
public import Foundation

/// One entry of the configuration: which source, with which settings.
public struct SourceConfiguration: Sendable, Hashable {
  /// Id of the registered source, like `station-csv`.
  public let id: String
  /// What the entry is called in answers, nil for the source's own name.
  public let name: String?
  /// The settings as they are written.
  public let settings: [String: SettingValue]

  /// Creates an entry.
  public init(id: String, name: String? = nil, settings: [String: SettingValue] = [:]) {
    self.id = id
    self.name = name
    self.settings = settings
  }
}

/// What the host lends to every source.
public struct SourceEnvironment: Sendable {
  /// The way to the network.
  public let http: any HTTPClient
  /// What the time is.
  public let clock: any WallClock
  /// A folder in which each source gets one of its own.
  public let cacheFolder: URL
  /// The city's time zone.
  public let timeZone: TimeZone
  /// Where sources' debugging notes go, with the source's id before them.
  public let debug: @Sendable (String) -> Void

  /// Creates an environment.
  public init(
    http: any HTTPClient, clock: any WallClock = SystemClock(), cacheFolder: URL, timeZone: TimeZone,
    debug: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.http = http
    self.clock = clock
    self.cacheFolder = cacheFolder
    self.timeZone = timeZone
    self.debug = debug
  }

  /// What one source is given: put together here only, for sources of the host and in processes of their own.
  func context(of manifest: SourceManifest, log: any SourceLog) -> SourceContext {
    SourceContext(
      http: http, clock: clock, log: log, cacheFolder: cacheFolder.appending(path: manifest.id), timeZone: timeZone)
  }
}
