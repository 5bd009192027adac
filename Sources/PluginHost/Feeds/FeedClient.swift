package import AirData
package import Foundation

/// The way to the network as one source gets it: polite by the source's manifest, and silent about its secrets.
///
/// From the source outwards: failures lose the source's secrets; the cache answers what it may; questions that met a
/// passing trouble are asked again; every request counts against the quota. A process that runs a source by itself
/// makes its own and shares cache and quota with all others through the source's cache folder.
package struct FeedClient: HTTPClient {
  private let outermost: any HTTPClient
  private let used: UsedAnswers
  /// Nil where nothing is kept.
  private let cache: ResponseCache?

  /// Puts the layers of a source around a client.
  /// - Parameters:
  ///   - http: The way to the network.
  ///   - manifest: Cache rule, quota and secret settings of the source.
  ///   - settings: The source's settings, secrets resolved.
  ///   - cacheFolder: The source's own folder.
  ///   - clock: What the time is.
  ///   - deadlineSeconds: From now, when nobody waits for the source any more; infinity where somebody else watches
  ///     that.
  package init(
    over http: any HTTPClient, manifest: SourceManifest, settings: SourceSettings, cacheFolder: URL,
    clock: any WallClock = SystemClock(), deadlineSeconds: Double
  ) {
    self.init(
      over: http, manifest: manifest, settings: settings, cacheFolder: cacheFolder, clock: clock,
      deadlineSeconds: deadlineSeconds, pace: SystemSleeper())
  }

  init(
    over http: any HTTPClient, manifest: SourceManifest, settings: SourceSettings, cacheFolder: URL,
    clock: any WallClock, deadlineSeconds: Double, pace: any Sleeper
  ) {
    let mask = SecretMask(settings, specs: manifest.settings)
    let quota = manifest.quota
    let ledger = QuotaLedger(folder: cacheFolder, settings: settings, specs: manifest.settings)
    let deadline = pace.seconds + deadlineSeconds
    let used = UsedAnswers()
    self.used = used
    var client: any HTTPClient = MeteredClient(
      base: http, quota: quota, ledger: ledger, clock: clock, pace: pace, deadline: deadline)
    client = RetryingClient(base: client, clock: clock, pace: pace, deadline: deadline) {
      (server, time, isRefusal) in
      if let time { ledger.pause(server, until: time, quota, at: clock.now) }
      if isRefusal { ledger.noteRefusal(until: time, isOfFeed: true, quota, at: clock.now) }
    }
    if case .keep(let seconds) = manifest.cacheRule {
      let cache = ResponseCache(folder: cacheFolder.appending(path: "http"))
      client = CachingClient(base: client, cache: cache, keepSeconds: seconds, clock: clock, mask: mask, used: used)
      self.cache = cache
    } else {
      cache = nil
    }
    outermost = MaskingClient(base: client, mask: mask)
  }

  /// Sends one request; answers may come from the cache.
  ///
  /// - Returns: Whatever status comes back in the end, but 429.
  /// - Throws: ``SourceError/quota(_:)`` when the feed may not be asked now, ``SourceError/unavailable(_:)`` when no
  ///   answer comes or it breaks a limit of the request; neither holds a secret.
  package func send(
    _ request: HTTPRequest, onProgress: (@Sendable (_ receivedBytes: Int) -> Void)?
  ) async throws(SourceError) -> HTTPResponse {
    try await outermost.send(request, onProgress: onProgress)
  }

  /// Notes that a source could use the answers that it got for a question.
  func answersWereGood() { _ = used.take() }

  /// Forgets the answers that a source got for a question when it failed by what was in them.
  ///
  /// They stay where it fails since some other request got no answer, where a quota is used up, and where its time is
  /// up or nobody waits for it any more.
  /// - Parameters:
  ///   - failure: What the source throws.
  ///   - isLate: Whether its time is up, or nobody waits.
  func answersWereUsed(by failure: any Error, isLate: Bool) {
    let (requests, hasTrouble) = used.take()
    let isTheirFault =
      switch failure as? SourceError {
      case .malformed: true
      case .unavailable: !hasTrouble && !isLate
      default: false
      }
    guard isTheirFault, let cache else { return }
    for request in requests { cache.forget(request) }
  }
}
