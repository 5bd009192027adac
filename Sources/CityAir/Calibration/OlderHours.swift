internal import AirData
package import AirField
package import Foundation

/// What would have been told of the hours of a history by older ones, had nobody measured them yet.
///
/// Their figures move as the day usually goes, by what was usual before the hour (``RecentAir``, ``UsualCourse``).
package struct OlderHours {
  /// The ages that are looked at, in hours: those that stand in unless the configuration says otherwise.
  package static let ages = 1...3
  /// Most hours that are told.
  private static let maxHours = 2000

  private let history: StationHistory
  /// The history's hours on the city's clock.
  private let local: [ClockHour]
  /// The history's hours of each hour of that clock, in their order.
  private let indicesByClock: [[Int]]
  /// Where each of the history's hours stands among those.
  private let places: [Int]

  /// Needs what was measured, and the city's time zone.
  package init(_ history: StationHistory, zone: TimeZone) {
    var clock = ZoneClock(zone: zone)
    let local = history.hours.map { ClockHour($0, &clock) }
    var indices = [[Int]](repeating: [], count: 24)
    places = local.indices.map { index in
      indices[local[index].hour].append(index)
      return indices[local[index].hour].count - 1
    }
    (self.history, self.local, indicesByClock) = (history, local, indices)
  }

  /// What would have stood in for its hours, of each age; of a long history only for some hours.
  /// - Complexity: O(hours × days × sites), of at most so many hours as are told.
  package var standIns: [StandInHistory] {
    let numbers = history.hours.map { Self.number(of: $0) }
    let indexOfHour = Dictionary(zip(numbers, numbers.indices), uniquingKeysWith: { first, _ in first })
    let stride = Self.stride(over: numbers.count)
    var figures = Self.ages.map { _ in [(hour: Int, values: [Float])]() }
    for (hour, number) in numbers.enumerated() where number.isMultiple(of: stride) {
      let present = usual(at: hour, before: hour)
      for (place, age) in Self.ages.enumerated() {
        let older = indexOfHour[number - age]
        let values = older.flatMap { moved(from: $0, to: hour, ageHours: age, present: present) }
        if let values { figures[place].append((hour, values)) }
      }
    }
    return zip(Self.ages, figures).map { StandInHistory(.olderHour(ageHours: $0), for: history, figures: $1) }
  }

  /// The figures of an older hour as they would have been told of another one, of which is known what is usual; by
  /// site, NaN where there is none; nil where nothing was usual.
  private func moved(from older: Int, to hour: Int, ageHours: Int, present: [Int: Double]) -> [Float]? {
    let figures = figures(of: older)
    let course = UsualCourse(
      pollutant: history.pollutant, ageHours: ageHours, earlier: usual(at: older, before: hour), present: present)
    guard let moved = course.moved(figures) else { return nil }
    var values = [Float](repeating: .nan, count: history.sites.count)
    for (figure, value) in zip(figures, moved) { values[figure.key] = Float(value) }
    return values
  }

  /// What sites usually read at the time of day of an hour, told from the days before another one.
  private func usual(at hour: Int, before end: Int) -> [Int: Double] {
    let sameClock = indicesByClock[local[hour].hour]
    let first = history.hours[end] - Double(RecentAir.days) * 24 * 3600
    // The older hour itself is among the days that its own time of day is told from, the other one is not.
    var place = hour < end ? places[hour] : places[hour] - 1
    var sums = UsualSums<Int>()
    while place >= 0, history.hours[sameClock[place]] >= first {
      let day = sameClock[place]
      let figures = figures(of: day)
      if figures.count >= 2 { sums.add(figures, isWeekend: local[day].isWeekend) }
      place -= 1
    }
    let usual = sums.usual(history.pollutant, isWeekend: local[hour].isWeekend)
    return Dictionary(usual.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// What was measured in an hour, by site.
  private func figures(of hour: Int) -> [(key: Int, value: Double)] {
    history.sites.indices.compactMap { site in
      let value = history[hour: hour, site: site]
      return value.isNaN ? nil : (key: site, value: Double(value))
    }
  }

  /// The number of an hour since 1970.
  private static func number(of hour: Date) -> Int { Int((hour.timeIntervalSince1970 / 3600).rounded()) }

  /// How far the hours that are told lie apart: all hours of the day and days of the week are among them alike.
  private static func stride(over count: Int) -> Int {
    var stride = max(1, (count + maxHours - 1) / maxHours)
    while stride > 1, [2, 3, 7].contains(where: stride.isMultiple(of:)) { stride += 1 }
    return stride
  }
}
