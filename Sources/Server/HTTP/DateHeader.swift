internal import Foundation
internal import Synchronization

/// The time of an answer as its head has it (RFC 9110, section 5.6.7), written once a second.
final class DateHeader: Sendable {
  private struct Written {
    var second: Int
    var text: String
  }

  private let written = Mutex(Written(second: .min, text: ""))

  /// A moment, like `Sun, 06 Nov 1994 08:49:37 GMT`.
  func text(at moment: Date) -> String {
    let second = Int(moment.timeIntervalSince1970.rounded(.down))
    return written.withLock { written in
      if written.second != second { written = Written(second: second, text: moment.formatted(Self.style)) }
      return written.text
    }
  }

  private static let style = Date.VerbatimFormatStyle(
    format: """
      \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \
      \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT
      """, locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
}
