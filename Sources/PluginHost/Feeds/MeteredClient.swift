internal import AirData
internal import Foundation

/// Counts every request against the source's quota and sends none beyond it, nor to a server that takes no more.
///
/// A short wait for a window that opens is waited for.
struct MeteredClient: FeedLayer {
  let base: any HTTPClient
  let quota: SourceManifest.Quota?
  let ledger: QuotaLedger
  let clock: any WallClock
  let pace: any Sleeper
  /// When the source's time is over, in the pace's seconds.
  let deadline: Double
  var policy = RetryPolicy()

  func attempt(
    _ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?
  ) async throws(HTTPFailure) -> HTTPResponse {
    try await spend(for: request)
    let response = try await base.attempt(request, onProgress: onProgress)
    if let seconds = RateLimit.seconds(of: response, now: clock.now) {
      ledger.pause(request.server, until: clock.now + seconds, quota, at: clock.now)
    }
    return response
  }

  /// Counts the request, once it may be sent.
  private func spend(for request: HTTPRequest) async throws(HTTPFailure) {
    let weight = request.quotaWeight
    guard request.hasSoundWeight else {
      throw HTTPFailure(
        .malformed("A request to \(request.displayAddress) has the weight \(weight): it must be a number above 0."))
    }
    while let refusal = ledger.spend(weight, of: quota, server: request.server, at: clock.now) {
      guard let wait = waitSeconds(refusal) else {
        ledger.noteRefusal(until: refusal.until, isOfFeed: refusal.isOfFeed, quota, at: clock.now)
        throw HTTPFailure(.quota(Self.sentence(refusal, weight: weight, address: request.displayAddress)))
      }
      do {
        try await pace.wait(seconds: wait)
      } catch {
        throw HTTPFailure(.unavailable("The request was cancelled."))
      }
    }
  }

  /// Seconds until a request may be sent; nil when that is longer than a wait may be, or the source's time.
  private func waitSeconds(_ refusal: QuotaLedger.Refusal) -> Double? {
    guard let until = refusal.until else { return nil }
    // A moment more, so that rounding lets nobody come too early.
    let wait = max(0, until.timeIntervalSince(clock.now)) + 0.01
    return wait <= policy.maxWaitSeconds && pace.seconds + wait < deadline ? wait : nil
  }

  private static func sentence(_ refusal: QuotaLedger.Refusal, weight: Double, address: String) -> String {
    switch refusal {
    case .paused(let time):
      return "\(address) wants to be left alone until \(UTCText.of(time))."
    case .usedUp(let window, let time):
      return "The quota of \(address), \(QuotaWords.text(window)), is used up: it is free again at \(UTCText.of(time))."
    case .tooHeavy(let window):
      let count = weight.rounded(.up).formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
      return "One question to \(address) counts as \(count) requests, but its quota is \(QuotaWords.text(window)): "
        + "ask for less at once."
    }
  }
}

extension HTTPRequest {
  /// Scheme, host and port of the address.
  var server: String {
    displayAddress.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false).prefix(3).joined(
      separator: "/")
  }
}
