internal import AirData
internal import Foundation

/// Which hours the archived readings of an entry tell.
struct ServedHours: Sendable {
  private let measured: SeriesHours
  private var forecastHours: Set<Date> = []

  /// - Complexity: O(readings).
  init(_ readings: [Reading], now: Date) {
    measured = SeriesHours(readings.lazy.filter { $0.kind == .observed })
    for reading in readings {
      guard case .forecast(let issued) = reading.kind else { continue }
      for hour in ReadingSelection.hours(of: reading)
      where now.timeIntervalSince(issued) <= ArchivedAir.forecastLifeSeconds || issued >= hour + 3600 {
        forecastHours.insert(hour)
      }
    }
  }

  /// Whether an hour is there: it was measured, as far as the hours of an interval tell how much is, or there is a
  /// forecast of it that is at most six hours old, or was made after the hour.
  /// - Complexity: O(hours of the interval).
  func has(_ hour: Date, among interval: DateInterval) -> Bool {
    forecastHours.contains(hour) || measured.has(hour, among: interval)
  }
}
