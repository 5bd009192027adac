internal import AirData
internal import Foundation

/// Counts every request against the source's quota and sends none beyond it.
struct MeteredClient: FeedLayer {
  let base: any HTTPClient
  let quota: SourceManifest.Quota?
  let ledger: QuotaLedger
  let clock: any WallClock

  func attempt(
    _ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?
  ) async throws(HTTPFailure) -> HTTPResponse {
    let weight = request.quotaWeight.isFinite ? max(0, request.quotaWeight) : 1
    if let refusal = ledger.spend(weight, of: quota, server: request.server, at: clock.now) {
      throw HTTPFailure(.quota(sentence(refusal, weight: weight, address: request.displayAddress)))
    }
    return try await base.attempt(request, onProgress: onProgress)
  }

  private func sentence(_ refusal: QuotaLedger.Refusal, weight: Double, address: String) -> String {
    let amount = quota.map { "\($0.requests) requests in \($0.perSeconds) seconds" } ?? ""
    switch refusal {
    case .paused(let time):
      return "\(address) wants to be left alone until \(MomentWords.utc(time))."
    case .usedUp(let time):
      return "The quota of \(address), \(amount), is used up: it frees at \(MomentWords.utc(time))."
    case .tooHeavy:
      let count = weight.rounded(.up).formatted(.number.grouping(.never).locale(Locale(identifier: "en_US_POSIX")))
      return "One question to \(address) counts as \(count) requests, but its quota is \(amount): ask for less at once."
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
