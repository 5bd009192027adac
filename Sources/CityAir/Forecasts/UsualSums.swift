internal import AirData

/// Figures of the hours of one time of day beside the levels of their hours, added up: those of the weekend apart.
struct UsualSums<Key: Hashable & Comparable & Sendable>: Sendable {
  /// Figures of some hours beside their levels, added up.
  private struct Sum {
    var own = 0.0
    var level = 0.0
    var count = 0.0

    mutating func add(_ other: Sum, weight: Double) {
      own += weight * other.own
      level += weight * other.level
      count += weight * other.count
    }
  }

  private struct StationSums {
    var workdays = Sum()
    var weekends = Sum()
    var days: Double { workdays.count + weekends.count }
  }

  private var workdays = Sum()
  private var weekends = Sum()
  private var stations: [Key: StationSums] = [:]

  /// Adds the figures of an hour's stations.
  /// - Precondition: There are two at least: one alone has no level.
  mutating func add(_ figures: [(key: Key, value: Double)], isWeekend: Bool) {
    let kind = isWeekend ? \StationSums.weekends : \StationSums.workdays
    let level = figures.map(\.value).reduce(0, +) / Double(figures.count)
    let city = Sum(own: level, level: level, count: 1)
    if isWeekend { weekends.add(city, weight: 1) } else { workdays.add(city, weight: 1) }
    for (key, value) in figures {
      stations[key, default: StationSums()][keyPath: kind].add(Sum(own: value, level: level, count: 1), weight: 1)
    }
  }

  /// Whether a day of the weekend, or a working day, is among them.
  func hasDays(ofWeekend isWeekend: Bool) -> Bool { (isWeekend ? weekends : workdays).count > 0 }

  /// What stations usually read on a working day or at the weekend, in the order of their keys; only those of which
  /// enough days are known.
  func usual(_ pollutant: Pollutant, isWeekend: Bool) -> [(key: Key, value: Double)] {
    func weighted(_ workdays: Sum, _ weekends: Sum) -> Sum {
      var sum = isWeekend ? weekends : workdays
      sum.add(isWeekend ? workdays : weekends, weight: RecentAir.otherDayWeight)
      return sum
    }
    let city = weighted(workdays, weekends)
    let mean = city.level / city.count
    return stations.sorted { $0.key < $1.key }.filter { $0.value.days >= Double(RecentAir.minDays) }
      .map { key, sums in
        let sum = weighted(sums.workdays, sums.weekends)
        let change = LevelChange(of: pollutant, from: sum.level / sum.count, to: mean)
        return (key: key, value: change.moved(sum.own / sum.count))
      }
  }
}
