internal import AirData
internal import Foundation

/// What was asked of a feed within a sliding window, as arithmetic without files.
///
/// Requests are counted in slices of a sixtieth of the window; a slice leaves the window when its end does, so the
/// count is never too low.
struct QuotaRecord: Codable, Sendable, Hashable {
  /// The requests of one slice of time.
  struct Slice: Codable, Sendable, Hashable {
    /// End of the slice, in seconds since 1970.
    var end: Double
    /// Their weights' sum.
    var weight: Double
  }

  /// In the order of time.
  var slices: [Slice] = []
  /// Until when servers want to be left alone, in seconds since 1970, by scheme, host and port.
  var pauses: [String: Double] = [:]

  private static let slicesPerWindow = 60.0

  /// Sum of the weights inside the window that ends now.
  var used: Double { slices.reduce(0) { $0 + $1.weight } }

  /// Drops what is over, and what a clock that was wrong has put into the future.
  mutating func settle(_ quota: SourceManifest.Quota?, now: Date) {
    let now = now.timeIntervalSince1970
    let window = Double(quota?.perSeconds ?? 0)
    slices = slices.filter { $0.end > now - window && $0.end <= now + window && $0.weight >= 0 }
    slices.sort { $0.end < $1.end }
    pauses = pauses.filter { now < $0.value && $0.value <= now + RetryAfter.mostSeconds }
  }

  /// Counts a request.
  mutating func add(_ weight: Double, _ quota: SourceManifest.Quota, now: Date) {
    let width = Double(quota.perSeconds) / Self.slicesPerWindow
    let end = width > 0 ? ((now.timeIntervalSince1970 / width).rounded(.down) + 1) * width : 0
    if slices.last?.end == end {
      slices[slices.count - 1].weight += weight
    } else {
      slices.append(Slice(end: end, weight: weight))
    }
  }

  /// When a request of some weight fits the quota: nil for now, the far future for one that outweighs it.
  func freeTime(for weight: Double, _ quota: SourceManifest.Quota) -> Date? {
    var excess = used + weight - Double(quota.requests)
    guard excess > 0 else { return nil }
    for slice in slices {
      excess -= slice.weight
      if excess <= 0 { return Date(timeIntervalSince1970: slice.end + Double(quota.perSeconds)) }
    }
    return .distantFuture
  }

  /// Until when a server wants to be left alone, or any of them; nil when it does not.
  func pauseEnd(of server: String? = nil) -> Date? {
    let end = if let server { pauses[server] } else { pauses.values.max() }
    return end.map { Date(timeIntervalSince1970: $0) }
  }
}
