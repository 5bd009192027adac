internal import AirData
internal import Foundation

/// What a server says about how many requests it still takes: `X-RateLimit-Remaining` and `X-RateLimit-Reset`, or the
/// same names without the `X-`, or the one field `RateLimit` that the latest drafts put in their place.
enum RateLimit {
  /// From here on a number of seconds is a moment since 1970 and no wait.
  private static let minMoment = 1e9

  /// Seconds from now in which a server takes nothing more, up to a day; nil when it still does or does not say.
  static func seconds(of response: HTTPResponse, now: Date) -> Double? {
    guard let wait = waitOfOwnFields(response, now: now) ?? waitOfField(response) else { return nil }
    return wait > 0 ? min(RetryAfter.maxSeconds, wait) : nil
  }

  private static func waitOfOwnFields(_ response: HTTPResponse, now: Date) -> Double? {
    guard let remaining = number("remaining", response), remaining <= 0, let reset = number("reset", response) else {
      return nil
    }
    return reset >= minMoment ? reset - now.timeIntervalSince1970 : reset
  }

  /// The longest wait for a quota that is used up, since a server that has several keeps to all.
  private static func waitOfField(_ response: HTTPResponse) -> Double? {
    RateLimitField.quotas(response.headers["ratelimit"] ?? "").filter { $0.remaining == 0 }.map(\.seconds).max()
      .map { Double($0) }
  }

  private static func number(_ name: String, _ response: HTTPResponse) -> Double? {
    let text = response.headers["x-ratelimit-\(name)"] ?? response.headers["ratelimit-\(name)"]
    return text.flatMap { DecimalNumber.parse($0.trimmingCharacters(in: .whitespaces)) }
  }
}
