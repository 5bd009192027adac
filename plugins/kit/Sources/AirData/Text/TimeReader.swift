public import Foundation

/// Reads many times of one zone, without a formatter and without looking the zone's rules up each time.
///
/// The forms are those of ``TimeText/parse(_:zone:)``.
public struct TimeReader {
  private var clock: ZoneClock

  /// Creates a reader whose zone-less times are on a zone's clock.
  public init(zone: TimeZone) {
    clock = ZoneClock(zone: zone)
  }

  /// Reads a date and time from ASCII bytes.
  /// - Throws: ``TimeTextError``.
  public mutating func date(_ bytes: ArraySlice<UInt8>) throws(TimeTextError) -> Date {
    let written = try Self.written(bytes.trimmingBlanks)
    if let offset = written.offsetSeconds {
      return Date(timeIntervalSince1970: Double(written.localSeconds - offset) + written.fraction)
    }
    if let first = clock.moments(ofLocalSeconds: written.localSeconds).first {
      return first.addingTimeInterval(written.fraction)
    }
    // A day ends even where clocks skip the midnight behind it.
    guard written.isEndOfDay else { throw .skipped(Self.text(bytes), zone: clock.zone.identifier) }
    return clock.firstMoment(fromLocalSeconds: written.localSeconds)
  }

  /// Reads a time of day as seconds since midnight; see ``TimeText/parseClock(_:)``.
  /// - Throws: ``TimeTextError``.
  public static func secondOfDay(_ bytes: ArraySlice<UInt8>) throws(TimeTextError) -> Int {
    var scanner = ByteScanner(bytes.trimmingBlanks)
    guard let clock = scanner.clock(), scanner.isAtEnd, clock.fraction == 0 else {
      throw .notAClockTime(text(bytes))
    }
    guard let seconds = clock.secondOfDay else { throw .outOfRange(text(bytes)) }
    return seconds
  }

  private static func written(_ bytes: ArraySlice<UInt8>) throws(TimeTextError) -> WrittenTime {
    var scanner = ByteScanner(bytes)
    guard let date = scanner.date(), scanner.skip("T") || scanner.skip("t") || scanner.skip(" "),
      let clock = scanner.clock(), let zone = scanner.zone(), scanner.isAtEnd
    else { throw .notATime(text(bytes)) }
    guard date.year >= 1, (1...12).contains(date.month),
      (1...CivilTime.dayCount(year: date.year, month: date.month)).contains(date.day),
      let secondOfDay = clock.secondOfDay, zone.isInRange
    else { throw .outOfRange(text(bytes)) }
    let civil = CivilTime(year: date.year, month: date.month, day: date.day, secondOfDay: secondOfDay)
    return WrittenTime(
      localSeconds: civil.secondsSince1970, fraction: clock.fraction, offsetSeconds: zone.offsetSeconds,
      isEndOfDay: secondOfDay == CivilTime.secondsPerDay)
  }

  /// The bytes as a text for a message, at most 40 of them.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(40), as: UTF8.self)
  }
}

/// A time as it was written: what the wall clock shows, and the offset if there is one.
private struct WrittenTime {
  var localSeconds: Int
  var fraction: Double
  var offsetSeconds: Int?
  /// Whether it is written as 24:00.
  var isEndOfDay: Bool
}

private struct WrittenClock {
  var hour: Int
  var minute: Int
  var second = 0
  var fraction = 0.0

  /// Seconds since midnight, nil for a time that no clock shows.
  var secondOfDay: Int? {
    if hour == 24, minute == 0, second == 0, fraction == 0 { return CivilTime.secondsPerDay }
    guard hour < 24, minute < 60, second < 60 else { return nil }
    return hour * 3600 + minute * 60 + second
  }
}

private struct WrittenZone {
  var offsetSeconds: Int?
  var minute = 0

  /// Whether it can be a place's offset: 14 hours at most.
  var isInRange: Bool { minute < 60 && abs(offsetSeconds ?? 0) <= 14 * 3600 }
}

extension ByteScanner {
  /// `2026-03-02`.
  fileprivate mutating func date() -> (year: Int, month: Int, day: Int)? {
    guard let year = number(digits: 4), skip("-"), let month = number(digits: 2), skip("-"),
      let day = number(digits: 2)
    else { return nil }
    return (year, month, day)
  }

  /// `8:05`, `08:05`, `08:05:30`, `08:05:30.25`.
  fileprivate mutating func clock() -> WrittenClock? {
    guard var hour = digit() else { return nil }
    if let second = digit() { hour = hour * 10 + second }
    guard skip(":"), let minute = number(digits: 2) else { return nil }
    var clock = WrittenClock(hour: hour, minute: minute)
    guard skip(":") else { return clock }
    guard let second = number(digits: 2) else { return nil }
    clock.second = second
    if skip(".") || skip(",") {
      guard let fraction = fraction() else { return nil }
      clock.fraction = fraction
    }
    return clock
  }

  private mutating func fraction() -> Double? {
    guard var digit = digit() else { return nil }
    var value = 0.0
    var weight = 0.1
    while true {
      value += Double(digit) * weight
      weight /= 10
      guard let next = self.digit() else { return value }
      digit = next
    }
  }

  /// Nothing, `Z`, `+01:00`, `+0100` or `+01`.
  fileprivate mutating func zone() -> WrittenZone? {
    if isAtEnd { return WrittenZone() }
    if skip("Z") || skip("z") { return WrittenZone(offsetSeconds: 0) }
    let isWest = skip("-")
    guard isWest || skip("+"), let hour = number(digits: 2) else { return nil }
    var minute = 0
    if !isAtEnd {
      _ = skip(":")
      guard let written = number(digits: 2) else { return nil }
      minute = written
    }
    return WrittenZone(offsetSeconds: (isWest ? -1 : 1) * (hour * 3600 + minute * 60), minute: minute)
  }
}
