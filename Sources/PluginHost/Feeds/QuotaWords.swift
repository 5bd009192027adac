internal import AirData

/// Windows of a quota in sentences.
enum QuotaWords {
  private static let units = [(86_400, "a day", "days"), (3600, "an hour", "hours"), (60, "a minute", "minutes")]

  /// `60 requests a minute`.
  static func text(_ window: SourceManifest.Quota.Window, of what: String = "requests") -> String {
    "\(window.requests) \(what) \(length(window.perSeconds))"
  }

  /// `a minute`, `in 15 minutes`, `in 90 seconds`.
  static func length(_ seconds: Int) -> String {
    for (unit, one, many) in units where seconds > 0 && seconds.isMultiple(of: unit) {
      return seconds == unit ? one : "in \(seconds / unit) \(many)"
    }
    return seconds == 1 ? "a second" : "in \(seconds) seconds"
  }
}
