internal import Foundation

extension Codes {
  /// The first second of the year 1, in seconds since 1970.
  private static let firstSecond = -62_135_596_800
  /// The last second of the year 9999.
  private static let lastSecond = 253_402_300_799

  /// Whole seconds since 1970; nil outside the years 1 to 9999.
  static func seconds(_ date: Date) -> Int? {
    let seconds = date.timeIntervalSince1970
    return seconds >= Double(firstSecond) && seconds < Double(lastSecond + 1) ? Int(seconds.rounded(.down)) : nil
  }

  /// Whole seconds since 1970, kept inside the years 1 to 9999.
  static func boundedSeconds(_ date: Date) -> Int {
    seconds(date) ?? (date.timeIntervalSince1970 < 0 ? firstSecond : lastSecond)
  }

  /// The first whole seconds since 1970 that are not before a moment, kept between the year 1 and the end of 9999.
  static func boundedCeiling(_ moment: Date) -> Int {
    let seconds = boundedSeconds(moment)
    return date(seconds) < moment ? seconds + 1 : seconds
  }

  /// The moment of whole seconds since 1970.
  static func date(_ seconds: Int) -> Date { Date(timeIntervalSince1970: Double(seconds)) }
}
