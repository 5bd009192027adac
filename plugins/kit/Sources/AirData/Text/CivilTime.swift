internal import Foundation

/// A date of the proleptic Gregorian calendar and a time of day, without a zone: what a wall clock shows.
struct CivilTime: Hashable, Sendable {
  var year: Int
  var month: Int
  var day: Int
  var secondOfDay: Int

  static let secondsPerDay = 86_400

  /// Days of a month, for years 1 to 9999.
  static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Seconds since 1970-01-01 00:00 on the same clock.
  ///
  /// Days are counted in years that begin in March, so that the leap day is a year's last, and in cycles of 400 years.
  var secondsSince1970: Int {
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = (month + 9) % 12
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    let days = 365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
    return days * Self.secondsPerDay + secondOfDay
  }

  init(year: Int, month: Int, day: Int, secondOfDay: Int) {
    self.year = year
    self.month = month
    self.day = day
    self.secondOfDay = secondOfDay
  }

  /// The clock's display so many seconds after 1970-01-01 00:00; kept inside the years 1 to 9999.
  init(secondsSince1970: Int) {
    let seconds = min(253_402_300_799, max(-62_135_596_800, secondsSince1970))
    let dayNumber = Self.floorDivide(seconds, Self.secondsPerDay) + 719_468
    let cycle = dayNumber / 146_097
    let dayOfCycle = dayNumber % 146_097
    let yearOfCycle = (dayOfCycle - dayOfCycle / 1460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0)
    day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
    secondOfDay = seconds - Self.floorDivide(seconds, Self.secondsPerDay) * Self.secondsPerDay
  }

  /// Quotient rounded down, also for negative dividends.
  static func floorDivide(_ dividend: Int, _ divisor: Int) -> Int {
    let quotient = dividend / divisor
    return dividend % divisor < 0 ? quotient - 1 : quotient
  }
}
