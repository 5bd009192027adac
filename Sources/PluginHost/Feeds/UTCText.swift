internal import Foundation

/// Moments in sentences.
enum UTCText {
  /// The next whole second in UTC, so that whoever comes then does not come too early.
  static func of(_ time: Date) -> String {
    Date(timeIntervalSince1970: time.timeIntervalSince1970.rounded(.up)).formatted(.iso8601)
  }
}
