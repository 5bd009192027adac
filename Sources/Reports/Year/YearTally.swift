package import AirData

/// Counts how often limits were passed at several places, fed hour after hour from the beginning of a year.
///
/// The places may be stations, of which ever more come to be known, or points of a map.
package struct YearTally: Sendable {
  /// The counts, in the order of the limits.
  package private(set) var counts: [LimitCount]
  /// Hours of the year so far.
  package private(set) var hours = 0
  /// Days of the year that have ended.
  package private(set) var days = 0

  private var means: [Mean: DayMeans] = [:]
  /// The pollutants that any limit is for.
  package let pollutants: Set<Pollutant>

  /// What a day's mean is of.
  private struct Mean: Hashable {
    let pollutant: Pollutant
    let hours: Int
  }

  /// Nothing is counted yet.
  package init(_ limits: [Limit]) {
    counts = limits.map { LimitCount($0) }
    pollutants = Set(limits.map(\.pollutant))
    for limit in limits where !limit.isOfHours {
      means[Mean(pollutant: limit.pollutant, hours: limit.averagingHours)] = DayMeans(
        averagingHours: limit.averagingHours)
    }
  }

  /// Adds the next hour: concentrations in µg/m³ by place, NaN where nothing is known.
  /// - Parameters:
  ///   - hour: By pollutant; a pollutant of which nothing is known may be left out.
  ///   - isBefore: Whether the hour belongs to the year before, and counts only in means that reach into this one.
  package mutating func add(_ hour: [Pollutant: [Float]], isBefore: Bool = false) {
    for mean in means.keys { means[mean]?.add(hour[mean.pollutant] ?? []) }
    guard !isBefore else { return }
    hours += 1
    for place in counts.indices where counts[place].limit.isOfHours {
      counts[place].add(hour[counts[place].limit.pollutant] ?? [])
    }
  }

  /// Ends a day of the year, whose hours have been added.
  package mutating func endDay() {
    days += 1
    for place in counts.indices where !counts[place].limit.isOfHours {
      let limit = counts[place].limit
      counts[place].add(means[Mean(pollutant: limit.pollutant, hours: limit.averagingHours)]?.means ?? [])
    }
    beginDay()
  }

  /// Begins a day: hours that were added before count only in means that reach into it.
  package mutating func beginDay() {
    for mean in means.keys { means[mean]?.beginDay() }
  }
}
