internal import AirData
internal import Foundation

/// What a server says about how many requests it still takes: `X-RateLimit-Remaining` and `X-RateLimit-Reset`, or the
/// same names without the `X-`.
enum RateLimit {
  /// From here on a number of seconds is a moment since 1970 and no wait.
  private static let leastMoment = 1e9

  /// Seconds from now in which a server takes nothing more, up to a day; nil when it still does or does not say.
  static func seconds(of response: HTTPResponse, now: Date) -> Double? {
    guard let remaining = number("remaining", response), remaining <= 0, let reset = number("reset", response) else {
      return nil
    }
    let seconds = reset >= leastMoment ? reset - now.timeIntervalSince1970 : reset
    return seconds > 0 ? min(RetryAfter.mostSeconds, seconds) : nil
  }

  private static func number(_ name: String, _ response: HTTPResponse) -> Double? {
    let text = response.headers["x-ratelimit-\(name)"] ?? response.headers["ratelimit-\(name)"]
    return text.flatMap { DecimalNumber.parse($0.trimmingCharacters(in: .whitespaces)) }
  }
}
