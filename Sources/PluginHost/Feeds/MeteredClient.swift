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
    if let time = ledger.spend(weight, of: quota, at: clock.now) {
      throw HTTPFailure(.quota(sentence(time, weight: weight, address: request.displayAddress)))
    }
    return try await base.attempt(request, onProgress: onProgress)
  }

  private func sentence(_ time: Date, weight: Double, address: String) -> String {
    guard let quota else { return "\(address) wants to be left alone until \(MomentWords.utc(time))." }
    let amount = "\(quota.requests) requests in \(quota.perSeconds) seconds"
    if time == .distantFuture {
      return
        "One question to \(address) counts as \(Int(weight.rounded(.up))) requests, but its quota is \(amount): ask for less at once."
    }
    return "The quota of \(address), \(amount), is used up: it frees at \(MomentWords.utc(time))."
  }
}
