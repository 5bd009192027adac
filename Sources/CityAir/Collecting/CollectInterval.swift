internal import AirData
package import Foundation
package import Setup

/// The time that a source is asked for, in pieces that are each asked, and kept, at once.
package struct CollectInterval {
  /// Hours back for a source of which nothing was kept yet.
  static let firstHours = 48.0
  /// Days that a forecast looks ahead, today among them: feeds count from the beginning of the day (UTC).
  static let forecastDays = 7.0
  /// Longest time that is asked at once: the first run fits in.
  static let pieceSeconds = 10.0 * 86_400
  /// Longest time of one run: no feed goes further back.
  static let maxYears = 50.0

  let start: Date
  let end: Date

  /// The time from and to given moments; else since the first hour that is missing, to the end of the forecast.
  ///
  /// Where none is missing that is the hour of the newest reading: it is asked again, since stations come late and
  /// figures are corrected.
  init(from: Date?, to: Date?, since: Date?, now: Date) {
    let since = since.map { min($0, now) } ?? now - Self.firstHours * 3600
    start = (from ?? since).startOfHour
    let today = (now.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
    end = max(to ?? Date(timeIntervalSince1970: today + Self.forecastDays * 86_400), start)
  }

  /// Refuses a time that is longer than any feed's.
  /// - Throws: ``BrisaError``.
  package static func check(from: Date?, to: Date?, now: Date) throws(BrisaError) {
    let interval = CollectInterval(from: from, to: to, since: nil, now: now)
    guard interval.end.timeIntervalSince(interval.start) > maxYears * 365.25 * 86_400 else { return }
    throw BrisaError(
      .badArgument,
      "The time from \(interval.start.formatted(.iso8601)) to \(interval.end.formatted(.iso8601)) would be asked for in "
        + "\(interval.pieces.count) pieces: ask for at most \(Int(maxYears)) years at once.")
  }

  /// Whole hours each, so that the readings of an hour are kept together.
  var pieces: [DateInterval] {
    stride(from: start.timeIntervalSince1970, to: end.timeIntervalSince1970, by: Self.pieceSeconds).map { first in
      DateInterval(
        start: Date(timeIntervalSince1970: first),
        end: min(Date(timeIntervalSince1970: first + Self.pieceSeconds), end))
    }
  }
}
