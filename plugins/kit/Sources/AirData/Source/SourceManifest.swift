/// What a source says about itself, without being asked for any reading.
public struct SourceManifest: Sendable, Hashable {
  /// How many requests the feed allows: in every window of time so many, and all of them hold.
  public struct Quota: Sendable, Hashable {
    /// Most requests within some time.
    public struct Window: Sendable, Hashable {
      /// Most requests in ``perSeconds``.
      public let requests: Int
      /// Length of the window in seconds; it slides.
      public let perSeconds: Int

      /// Creates a window.
      public init(requests: Int, perSeconds: Int) {
        self.requests = requests
        self.perSeconds = perSeconds
      }
    }

    /// The windows, the shortest first.
    public let windows: [Window]

    /// Creates a quota of one window.
    public init(requests: Int, perSeconds: Int) {
      self.init([Window(requests: requests, perSeconds: perSeconds)])
    }

    /// Creates a quota of several windows: so many requests a minute, and so many a day.
    public init(_ windows: [Window]) {
      self.windows = windows.sorted { ($0.perSeconds, $0.requests) < ($1.perSeconds, $1.requests) }
    }
  }

  /// What the host may keep of the feed.
  public enum CacheRule: Sendable, Hashable {
    /// Responses may be kept for some seconds and readings archived.
    case keep(seconds: Int)
    /// Nothing may be kept beyond the answer: neither cached nor archived.
    case forbidden
  }

  /// Unique key, in lower case with hyphens: `station-csv`.
  public let id: String
  /// The name that people read.
  public let name: String
  /// Version of the plugin, semantic.
  public let version: String
  /// One sentence on what it brings.
  public let summary: String
  /// Pollutants that it can deliver.
  public let pollutants: Set<Pollutant>
  /// Whether it delivers wind as well; of a type, a ``Registry`` sets it for every ``WindProvider``.
  public internal(set) var providesWind: Bool
  /// Whether it delivers maps of a city, and no readings; of a type, a ``Registry`` sets it for every ``MapProvider``.
  public internal(set) var providesMaps: Bool
  /// Whether each question reads all that the feed has, as one of a table does, so that a long time is better asked for
  /// in few questions.
  public let readsWhole: Bool
  /// Licence of the data, as an SPDX name or a short sentence.
  public let licence: String
  /// Who must be named where the data are shown; empty when the settings decide.
  public let attribution: String
  /// The feed's limit, nil when it has none.
  public let quota: Quota?
  /// What may be kept.
  public let cacheRule: CacheRule
  /// The settings that it understands.
  public let settings: [SettingSpec]

  /// Creates a manifest.
  public init(
    id: String, name: String, version: String, summary: String, pollutants: Set<Pollutant>,
    providesWind: Bool = false, providesMaps: Bool = false, readsWhole: Bool = false, licence: String,
    attribution: String, quota: Quota? = nil, cacheRule: CacheRule, settings: [SettingSpec]
  ) {
    self.id = id
    self.name = name
    self.version = version
    self.summary = summary
    self.pollutants = pollutants
    self.providesWind = providesWind
    self.providesMaps = providesMaps
    self.readsWhole = readsWhole
    self.licence = licence
    self.attribution = attribution
    self.quota = quota
    self.cacheRule = cacheRule
    self.settings = settings
  }
}
