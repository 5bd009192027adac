internal import AirData
internal import Foundation

/// What a server says about when to come back (RFC 9110, section 10.2.3).
enum RetryAfter {
  /// No server is believed that wants to be left alone for longer.
  static let maxSeconds = 86_400.0

  /// Seconds from now, from 0 to a day; nil when the answer says nothing that can be understood.
  static func seconds(of response: HTTPResponse, now: Date) -> Double? {
    guard let text = response.headers["retry-after"] else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
      return min(maxSeconds, Double(text) ?? maxSeconds)
    }
    return date(text).map { min(maxSeconds, max(0, $0.timeIntervalSince(now))) }
  }

  /// The three forms of a date that HTTP knows.
  private static func date(_ text: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    for form in ["EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy"] {
      formatter.dateFormat = form
      if let date = formatter.date(from: text) { return date }
    }
    return nil
  }
}
