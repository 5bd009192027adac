package import Foundation

/// Moments as XML writes them (xsd:dateTime): `2026-11-23T08:00:00.25Z`, with `+02:00` for another zone; without a zone
/// it is UTC, as GPX has it.
package enum TrackTime {
  /// The years that are taken.
  package static let years = 1900...2199

  /// The moment of a text; nil for anything else, and for years outside ``years``.
  package static func date(_ text: String) -> Date? {
    var text = text
    return text.withUTF8 { bytes in
      var scan = Scan(bytes)
      return scan.date()
    }
  }

  /// A moment in UTC, with milliseconds where it has any.
  package static func text(_ date: Date) -> String {
    let thousandths = (date.timeIntervalSince1970 * 1000).rounded()
    let all = Int64(thousandths)
    let seconds = all.flooredQuotient(1000)
    let rest = Int(all - seconds * 1000)
    let days = seconds.flooredQuotient(86_400)
    let ofDay = Int(seconds - days * 86_400)
    let (year, month, day) = civil(days: Int(days))
    let clock = "\(two(ofDay / 3600)):\(two(ofDay / 60 % 60)):\(two(ofDay % 60))"
    let fraction = rest == 0 ? "" : "." + String(String(rest + 1000).dropFirst())
    return "\(String(String(year + 10_000).dropFirst()))-\(two(month))-\(two(day))T\(clock)\(fraction)Z"
  }

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// The date of a number of days since 1970 (the calendar of 400 years that begin in March).
  private static func civil(days: Int) -> (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let march = (5 * ofYear + 2) / 153
    let month = march < 10 ? march + 3 : march - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * march + 2) / 5 + 1)
  }

  /// Days since 1970 of a date.
  fileprivate static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month <= 2 ? year - 1 : year
    let era = shifted / 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let yearOfEra = shifted - era * 400
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear - 719_468
  }

  /// Reads a text from its beginning to its end.
  private struct Scan {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    mutating func date() -> Date? {
      guard let year = number(4), take("-"), let month = number(2), take("-"), let day = number(2), take("T"),
        let hour = number(2), take(":"), let minute = number(2), TrackTime.years.contains(year),
        (1...12).contains(month), (1...TrackTime.daysOfMonth(year, month)).contains(day), hour < 24, minute < 60
      else { return nil }
      // Seconds may be left out, as ISO 8601 allows; 60 is a leap second.
      let second = take(":") ? number(2) ?? 99 : 0
      guard second <= 60, let fraction = fraction(), let offset = zone(), place == bytes.count else { return nil }
      let seconds = TrackTime.days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset
      return Date(timeIntervalSince1970: Double(seconds) + fraction)
    }

    private mutating func number(_ digits: Int) -> Int? {
      guard place + digits <= bytes.count else { return nil }
      var value = 0
      for byte in bytes[place..<place + digits] {
        guard (48...57).contains(byte) else { return nil }
        value = value * 10 + Int(byte - 48)
      }
      place += digits
      return value
    }

    private mutating func take(_ letter: Unicode.Scalar) -> Bool {
      guard place < bytes.count, bytes[place] == UInt8(ascii: letter) else { return false }
      place += 1
      return true
    }

    private mutating func fraction() -> Double? {
      guard take(".") else { return 0 }
      var (value, unit, count) = (0.0, 0.1, 0)
      while place < bytes.count, (48...57).contains(bytes[place]) {
        value += Double(bytes[place] - 48) * unit
        unit /= 10
        place += 1
        count += 1
      }
      return count > 0 ? value : nil
    }

    /// Seconds that the zone is ahead of UTC.
    private mutating func zone() -> Int? {
      if place == bytes.count || take("Z") { return 0 }
      let sign = take("+") ? 1 : take("-") ? -1 : 0
      guard sign != 0, let hours = number(2), take(":"), let minutes = number(2), hours <= 14, minutes < 60 else {
        return nil
      }
      return sign * (hours * 3600 + minutes * 60)
    }
  }

  private static func daysOfMonth(_ year: Int, _ month: Int) -> Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }
}

extension Int64 {
  /// The quotient, rounded down.
  fileprivate func flooredQuotient(_ divisor: Int64) -> Int64 {
    let (quotient, rest) = quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? quotient - 1 : quotient
  }
}
