internal import AirData
internal import Foundation

/// A year, a month or a day as a setting writes it, on the city's clock.
struct Period {
  let start: Date
  let end: Date

  /// Reads `2024`, `2024-03` or `2024-03-15`.
  /// - Throws: ``SourceError/setting(name:problem:)``.
  init(_ name: String, _ text: String, zone: TimeZone) throws(SourceError) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.allSatisfy(\.isASCII) ? Int($0) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count, parts[0].count == 4,
      parts.dropFirst().allSatisfy({ $0.count == 2 })
    else {
      throw .setting(name: name, problem: "is '\(text)', but must be a day like 2024-01-31, a month or a year")
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let units: [Calendar.Component] = [.year, .month, .day]
    let day = DateComponents(
      calendar: calendar, timeZone: zone, year: numbers[0], month: numbers.count > 1 ? numbers[1] : 1,
      day: numbers.count > 2 ? numbers[2] : 1, hour: 12)
    // Clocks never skip noon.
    guard day.isValidDate, let noon = day.date,
      let last = calendar.date(byAdding: units[parts.count - 1], value: 1, to: noon)
    else { throw .setting(name: name, problem: "is '\(text)', a day that does not exist") }
    var clock = ZoneClock(zone: zone)
    start = clock.startOfDay(of: noon)
    end = clock.startOfDay(of: last)
  }
}
