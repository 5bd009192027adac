internal import AirData
internal import Foundation

/// What was asked of a feed within the sliding windows of its quota, as arithmetic without files.
///
/// Requests are counted in slices of a sixtieth of a window; a slice leaves the window when its end does, so the
/// count is never too low.
struct QuotaRecord: Codable, Sendable, Hashable {
  /// The requests of one slice of time.
  struct Slice: Codable, Sendable, Hashable {
    /// End of the slice, in seconds since 1970.
    var end: Double
    /// Their weights' sum.
    var weight: Double
  }

  /// When a request was last refused.
  struct Refusal: Codable, Sendable, Hashable {
    /// In seconds since 1970.
    var time: Double
    /// Until when requests are refused, in seconds since 1970; nil when nobody knows.
    var until: Double?
    /// Whether the feed itself has refused it; nil in a record of an older program.
    var isOfFeed: Bool?
  }

  /// In the order of time, by the length of their window in seconds.
  private(set) var windows: [Int: [Slice]] = [:]
  /// Until when servers want to be left alone, in seconds since 1970, by scheme, host and port.
  var pauses: [String: Double] = [:]
  /// The last refusal that ended a question.
  var refusal: Refusal?

  private static let slicesPerWindow = 60.0

  /// Sum of the weights inside a window that ends now.
  func used(_ window: SourceManifest.Quota.Window) -> Double {
    (windows[window.perSeconds] ?? []).reduce(0) { $0 + $1.weight }
  }

  /// Drops what is over, and what a clock that was wrong has put into the future.
  mutating func settle(_ quota: SourceManifest.Quota?, now: Date) {
    let now = now.timeIntervalSince1970
    var kept: [Int: [Slice]] = [:]
    for window in quota?.windows ?? [] {
      let length = Double(window.perSeconds)
      kept[window.perSeconds] = (windows[window.perSeconds] ?? [])
        .filter { $0.end > now - length && $0.end <= now + length && $0.weight >= 0 }
        .sorted { $0.end < $1.end }
    }
    windows = kept
    pauses = pauses.filter { now < $0.value && $0.value <= now + RetryAfter.maxSeconds }
  }

  /// Counts a request in every window.
  mutating func add(_ weight: Double, _ quota: SourceManifest.Quota, now: Date) {
    for window in quota.windows {
      let width = Double(window.perSeconds) / Self.slicesPerWindow
      let end = width > 0 ? ((now.timeIntervalSince1970 / width).rounded(.down) + 1) * width : 0
      var slices = windows[window.perSeconds] ?? []
      if slices.last?.end == end {
        slices[slices.count - 1].weight += weight
      } else {
        slices.append(Slice(end: end, weight: weight))
      }
      windows[window.perSeconds] = slices
    }
  }

  /// When a request of some weight fits a window: nil for now, the far future for one that outweighs it.
  func freeTime(for weight: Double, _ window: SourceManifest.Quota.Window) -> Date? {
    var excess = used(window) + weight - Double(window.requests)
    guard excess > 0 else { return nil }
    let slices = windows[window.perSeconds] ?? []
    guard weight <= Double(window.requests), let last = slices.last else { return .distantFuture }
    for slice in slices {
      excess -= slice.weight
      if excess <= 0 { return Date(timeIntervalSince1970: slice.end + Double(window.perSeconds)) }
    }
    // Parts of requests do not add up exactly: once all of them are gone there is room, whatever the sum says.
    return Date(timeIntervalSince1970: last.end + Double(window.perSeconds))
  }

  /// The window that a request of some weight has to wait for longest, and until when; nil when it fits all of them.
  func obstacle(
    to weight: Double, _ quota: SourceManifest.Quota
  ) -> (window: SourceManifest.Quota.Window, until: Date)? {
    quota.windows.compactMap { window in freeTime(for: weight, window).map { (window, $0) } }.max { $0.1 < $1.1 }
  }

  /// Until when a server wants to be left alone, or any of them; nil when it does not.
  func pauseEnd(of server: String? = nil) -> Date? {
    let end = if let server { pauses[server] } else { pauses.values.max() }
    return end.map { Date(timeIntervalSince1970: $0) }
  }
}
