internal import AirData
internal import Foundation

/// Asks again where that is harmless and may help: reads that met a broken connection, 429 or 5xx.
///
/// Waits grow, are never the same, and end before the source's deadline; a server that says when to come back is
/// obeyed, after the last try by whoever asks next. A 429 that stays is an error, every other status is an answer.
struct RetryingClient: FeedLayer {
  let base: any HTTPClient
  var policy = RetryPolicy()
  let clock: any WallClock
  let pace: any Sleeper
  /// When the source's time is over, in the pace's seconds.
  let deadline: Double
  /// Told which server wants to be left alone, until when if it says so, and whether it refuses for having been asked
  /// too often.
  let leaveAlone: @Sendable (_ server: String, _ time: Date?, _ isRefusal: Bool) -> Void

  func attempt(
    _ request: HTTPRequest, onProgress: (@Sendable (Int) -> Void)?
  ) async throws(HTTPFailure) -> HTTPResponse {
    var tries = 0
    while true {
      tries += 1
      let outcome = await outcome(request, onProgress)
      guard let wait = waitSeconds(after: outcome, of: request, tries: tries) else {
        return try answer(outcome, to: request)
      }
      do {
        try await pace.wait(seconds: wait)
      } catch {
        throw HTTPFailure(.unavailable("The request was cancelled."))
      }
    }
  }

  private func outcome(
    _ request: HTTPRequest, _ onProgress: (@Sendable (Int) -> Void)?
  ) async -> Result<HTTPResponse, HTTPFailure> {
    var request = request
    // In tenths, since messages name it.
    let secondsLeft = max(0.1, ((deadline - pace.seconds) * 10).rounded() / 10)
    request.totalTimeoutSeconds = min(request.totalTimeoutSeconds, secondsLeft)
    do {
      return .success(try await base.attempt(request, onProgress: onProgress))
    } catch {
      return .failure(error)
    }
  }

  /// How long to wait before the next try, nil when there is none.
  private func waitSeconds(
    after outcome: Result<HTTPResponse, HTTPFailure>, of request: HTTPRequest, tries: Int
  ) -> Double? {
    guard request.method == .get, tries < policy.maxTries else { return nil }
    var wait = policy.waitSeconds(afterTries: tries, chance: pace.chance())
    switch outcome {
    case .failure(let failure):
      guard failure.isTransient else { return nil }
    case .success(let response):
      guard response.status == 429 || 500...599 ~= response.status else { return nil }
      wait = max(wait, Self.restSeconds(response, now: clock.now) ?? 0)
    }
    return wait <= policy.maxWaitSeconds && pace.seconds + wait < deadline ? wait : nil
  }

  private func answer(
    _ outcome: Result<HTTPResponse, HTTPFailure>, to request: HTTPRequest
  ) throws(HTTPFailure) -> HTTPResponse {
    let response = try outcome.get()
    guard response.status == 429 else {
      if 500...599 ~= response.status, let seconds = RetryAfter.seconds(of: response, now: clock.now), seconds > 0 {
        leaveAlone(request.server, clock.now + seconds, false)
      }
      return response
    }
    let refused = "\(request.displayAddress) refuses for having been asked too often"
    guard let seconds = Self.restSeconds(response, now: clock.now) else {
      leaveAlone(request.server, nil, true)
      throw HTTPFailure(.quota("\(refused): ask again later."))
    }
    let time = clock.now + seconds
    leaveAlone(request.server, time, true)
    throw HTTPFailure(.quota("\(refused): ask again at \(UTCText.of(time))."))
  }

  private static func restSeconds(_ response: HTTPResponse, now: Date) -> Double? {
    RetryAfter.seconds(of: response, now: now) ?? RateLimit.seconds(of: response, now: now)
  }
}
