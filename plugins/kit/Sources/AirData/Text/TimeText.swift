public import Foundation

/// Times as people and feeds write them, in the form of ISO 8601.
public enum TimeText {
  /// Reads a date and time: `2026-03-02T08:00Z`, `2026-03-02 08:00:30.5+01:00`, `2026-03-02T08:00`.
  ///
  /// Seconds and their fraction may be missing; `T` may be a space; a zone is `Z`, `+01:00`, `+0100` or `+01`. `24:00`
  /// is the moment at which the day ends; a 60th second is refused. A time without a zone is read on `zone`'s clock:
  /// where it is shown twice because clocks go back, the first is meant; where clocks skip it, it is refused.
  /// - Throws: ``TimeTextError``.
  public static func parse(_ text: some StringProtocol, zone: TimeZone) throws(TimeTextError) -> Date {
    var reader = TimeReader(zone: zone)
    return try reader.date(ArraySlice(text.utf8))
  }

  /// Reads a time of day, `8:05` or `08:05` or `08:05:00`, as seconds since midnight, 0 to 86 400 (`24:00`).
  /// - Throws: ``TimeTextError``.
  public static func parseClock(_ text: some StringProtocol) throws(TimeTextError) -> Int {
    try TimeReader.secondOfDay(ArraySlice(text.utf8))
  }

  /// Writes a moment to the second on a zone's clock, with the zone's offset (`Z` for none):
  /// `2026-03-02T09:00:00+01:00`.
  public static func format(_ date: Date, zone: TimeZone) -> String {
    let seconds = ZoneClock.wholeSeconds(date)
    let offset = zone.secondsFromGMT(for: date)
    let time = CivilTime(secondsSince1970: seconds + offset)
    return "\(padded(time.year, 4))-\(padded(time.month))-\(padded(time.day))T\(clock(time.secondOfDay))"
      + offsetText(offset)
  }

  private static func clock(_ second: Int) -> String {
    "\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
  }

  private static func offsetText(_ offset: Int) -> String {
    if offset == 0 { return "Z" }
    return "\(offset < 0 ? "-" : "+")\(padded(abs(offset) / 3600)):\(padded(abs(offset) / 60 % 60))"
  }

  private static func padded(_ number: Int, _ width: Int = 2) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

/// What is wrong with a time that was written.
public enum TimeTextError: Error, Hashable, Sendable {
  /// Not in the form of a date and time.
  case notATime(String)
  /// Not in the form of a time of day.
  case notAClockTime(String)
  /// A month, day, hour, minute, second or offset that does not exist.
  case outOfRange(String)
  /// A local time that clocks skip when they go forward.
  case skipped(String, zone: String)

  /// One sentence that says what is wrong and what to do.
  public var message: String {
    switch self {
    case .notATime(let text): "'\(text)' is no time: write it like 2026-03-02T08:00 or 2026-03-02T08:00:00+01:00."
    case .notAClockTime(let text): "'\(text)' is no time of day: write it like 08:00."
    case .outOfRange(let text): "'\(text)' does not exist: check month, day, hour, minute and offset."
    case .skipped(let text, let zone):
      "'\(text)' does not exist in \(zone), where clocks go forward past it: add an offset, like +01:00."
    }
  }
}
