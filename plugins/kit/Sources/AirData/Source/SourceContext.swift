public import Foundation

/// What the time is; replaced in tests.
public protocol WallClock: Sendable {
  /// The present moment.
  var now: Date { get }
}

/// The machine's own clock.
public struct SystemClock: WallClock {
  /// Creates the clock.
  public init() {}

  /// The present moment.
  public var now: Date { Date() }
}

/// Something that a source or the host has to say about an answer and that does not stop it.
public struct Notice: Hashable, Sendable {
  /// A bounded word in lower case with hyphens, for programs: `bad-row`.
  public let code: String
  /// One sentence, for people, in every language.
  public let text: LocalizedText

  /// The sentence in English.
  public var message: String { text.en }

  /// Creates a notice that has one wording for all languages.
  public init(code: String, message: String) {
    self.init(code: code, text: LocalizedText(same: message))
  }

  /// Creates a notice.
  public init(code: String, text: LocalizedText) {
    self.code = code
    self.text = text
  }
}

/// Where a source writes what it does; the kit has a protocol of its own, so that no outside type crosses its border.
public protocol SourceLog: Sendable {
  /// Notes something for whoever looks for a fault. Never a secret.
  func debug(_ message: String)
  /// Tells the person who asked something that degrades the answer; it becomes part of the answer's provenance.
  func notice(_ notice: Notice)
}

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
