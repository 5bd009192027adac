internal import AirData

/// Which typical day of a table serves for which day of the week, by pollutant.
struct DayProfiles {
  private var chosen: [Pollutant: [TypicalDay: TypicalDay]] = [:]

  /// Chooses among the typical days that a daily table's measurements have.
  init(_ measurements: [Measurement]) {
    var known: [Pollutant: Set<TypicalDay>] = [:]
    for measurement in measurements {
      if case .typical(let day) = measurement.kind { known[measurement.pollutant, default: []].insert(day) }
    }
    chosen = known.mapValues { days in
      var chosen: [TypicalDay: TypicalDay] = [:]
      for day in [TypicalDay.workday, .saturday, .sunday] {
        chosen[day] = TypicalDay.inOrder(for: day).first { days.contains($0) }
      }
      return chosen
    }
  }

  /// Whether a daily measurement serves on a day, counted from 1970-01-01 on the city's clock.
  func serve(_ measurement: Measurement, onDay day: Int) -> Bool {
    guard case .typical(let own) = measurement.kind else { return true }
    return chosen[measurement.pollutant]?[TypicalDay(daysSince1970: day)] == own
  }
}
