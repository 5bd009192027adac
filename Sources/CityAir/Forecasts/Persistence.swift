internal import Foundation

/// How much of what a measured hour had beyond expectation is left in the hours near by.
///
/// What a forecast, or the usual day, got wrong an hour ago it mostly gets wrong now. Over 2022 in València errors are
/// least, or nearly so, with four fifths an hour for every pollutant (`docs/field.md`).
enum Persistence {
  /// What is left after one hour.
  static let ofAnHour = 0.8

  /// What is left of an hour's error some seconds later or before, 0 to 1.
  static func share(afterSeconds seconds: Double) -> Double { pow(ofAnHour, abs(seconds) / 3600) }
}
