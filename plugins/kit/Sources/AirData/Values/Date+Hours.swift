public import Foundation

extension Date {
  /// The start of the hour that holds the moment, UTC.
  public var startOfHour: Date { Date(timeIntervalSince1970: (timeIntervalSince1970 / 3600).rounded(.down) * 3600) }
}
