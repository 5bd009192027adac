internal import AirData
internal import Foundation

/// An hour as the city's clock and calendar have it.
struct ClockHour: Sendable {
  /// The hour of the day, 0 to 23.
  let hour: Int
  /// Whether the day is one of the weekend.
  let isWeekend: Bool

  /// The hour that begins at a moment.
  init(_ start: Date, _ clock: inout ZoneClock) {
    let seconds = clock.localSeconds(at: start)
    hour = (seconds % 86_400 + 86_400) % 86_400 / 3600
    isWeekend = TypicalDay(of: start, in: clock.zone) != .workday
  }
}
