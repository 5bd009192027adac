internal import AirData
internal import AirField
internal import Computing
internal import Foundation
internal import Geo

/// What stations have usually read of late, by the hour of the day.
///
/// Over the hours of the same time of day of the last 21 days (three at least), with c(s, d) a station's figure of a
/// day, L(d) the mean of all stations that measured then and w(d) the weight of the day, a station's usual figure is
///
///     u(s) = L̄ · Σ w c(s, d) / Σ w L(d)          O3: L̄ + Σ w (c(s, d) − L(d)) / Σ w
///
/// so that a station that missed days is held against the levels of the days that it measured. L̄ is the weighted mean
/// of all L. Days of the other kind (working days for the weekend, the weekend for working days) weigh less; without
/// them, a weekend would be told from too few days.
struct RecentAir: Sendable {
  /// How far back is looked.
  static let days = AirProvenance.ForecastAtStations.recentDays
  /// Fewest days that a usual figure is told from.
  static let minDays = 3
  /// What a working day weighs for a day of the weekend, and the other way round.
  static let otherDayWeight = 0.3

  private let sums: [Key: Hours]
  private let zone: TimeZone

  /// Collects what was measured.
  /// - Complexity: O(readings).
  init(_ readings: [Reading], before end: Date, zone: TimeZone) {
    self.zone = zone
    let selection = ReadingSelection(readings.filter { $0.kind == .observed })
    var clock = ZoneClock(zone: zone)
    var sums: [Key: Hours] = [:]
    for hoursAgo in 1...Self.days * 24 {
      let start = end - Double(hoursAgo) * 3600
      // In an order of their own: else sums, and what is made of them, would differ from run to run in the last digit.
      let means = selection.readings(ofHour: start, rank: .observed).stationMeans(ofHour: start)
        .sorted { $0.key < $1.key }
      for (pollutant, stations) in Dictionary(grouping: means, by: \.key.pollutant) where stations.count >= 2 {
        let local = LocalHour(start, &clock)
        let key = Key(pollutant: pollutant, hour: local.hour)
        sums[key, default: Hours()].add(stations.map { ($0.key, $0.value) }, isWeekend: local.isWeekend)
      }
    }
    self.sums = sums
  }

  /// The usual figures at the time of day of an hour.
  func usual(at start: Date) -> UsualAir {
    var clock = ZoneClock(zone: zone)
    let local = LocalHour(start, &clock)
    var usual = UsualAir(readings: [], isMeasured: true)
    for pollutant in Pollutant.allCases {
      guard let hours = sums[Key(pollutant: pollutant, hour: local.hour)] else { continue }
      usual.readings += hours.usual(pollutant, start: start, isWeekend: local.isWeekend)
      if !hours.hasDays(ofWeekend: local.isWeekend) { usual.ofOtherDays.insert(pollutant) }
    }
    return usual
  }

  /// An hour as the city's clock and calendar have it.
  private struct LocalHour {
    let hour: Int
    let isWeekend: Bool

    init(_ start: Date, _ clock: inout ZoneClock) {
      let seconds = clock.localSeconds(at: start)
      hour = (seconds % 86_400 + 86_400) % 86_400 / 3600
      isWeekend = TypicalDay(of: start, in: clock.zone) != .workday
    }
  }

  private struct Key: Hashable {
    let pollutant: Pollutant
    let hour: Int
  }

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

  /// The hours of one time of day, those of the weekend apart.
  private struct Hours {
    private struct StationSums {
      let station: Station
      var workdays = Sum()
      var weekends = Sum()
      var days: Double { workdays.count + weekends.count }
    }

    private var workdays = Sum()
    private var weekends = Sum()
    private var stations: [ReadingSeries: StationSums] = [:]

    mutating func add(_ means: [(series: ReadingSeries, mean: HourlyStationMean)], isWeekend: Bool) {
      let kind = isWeekend ? \StationSums.weekends : \StationSums.workdays
      let level = means.map(\.mean.value).reduce(0, +) / Double(means.count)
      let city = Sum(own: level, level: level, count: 1)
      if isWeekend { weekends.add(city, weight: 1) } else { workdays.add(city, weight: 1) }
      for (series, mean) in means {
        let own = Sum(own: mean.value, level: level, count: 1)
        stations[series, default: StationSums(station: mean.station)][keyPath: kind].add(own, weight: 1)
      }
    }

    /// Whether a day of the weekend, or a working day, is among them.
    func hasDays(ofWeekend isWeekend: Bool) -> Bool { (isWeekend ? weekends : workdays).count > 0 }

    func usual(_ pollutant: Pollutant, start: Date, isWeekend: Bool) -> [Reading] {
      func weighted(_ workdays: Sum, _ weekends: Sum) -> Sum {
        var sum = isWeekend ? weekends : workdays
        sum.add(isWeekend ? workdays : weekends, weight: RecentAir.otherDayWeight)
        return sum
      }
      let city = weighted(workdays, weekends)
      let mean = city.level / city.count
      return stations.sorted { $0.key < $1.key }.filter { $0.value.days >= Double(RecentAir.minDays) }
        .map { series, sums in
          let sum = weighted(sums.workdays, sums.weekends)
          let change = LevelChange(of: pollutant, from: sum.level / sum.count, to: mean)
          return Reading(
            station: sums.station, pollutant: pollutant, concentration: change.moved(sum.own / sum.count), start: start,
            end: start + 3600, sourceID: series.sourceID)
        }
    }
  }
}

/// Keeps what was usual of late for the hours of one question: many of them look back from the same moment.
final class RecentAirCache: Sendable {
  private struct Kept {
    let end: Date
    let box: BoundingBox
    let pollutants: Set<Pollutant>
    let air = LazyValue<RecentAir>()
  }

  /// All look back from one moment, in one box.
  private let kept = Lock<[Kept]>([])

  /// What was usual of some pollutants, and perhaps of others, before a moment in a box, read once: whoever asks for
  /// the same meanwhile waits for it.
  func air(
    of pollutants: Set<Pollutant>, before end: Date, in box: BoundingBox, _ read: () -> RecentAir
  ) -> RecentAir {
    kept(of: pollutants, before: end, in: box).air.value(read)
  }

  private func kept(of pollutants: Set<Pollutant>, before end: Date, in box: BoundingBox) -> Kept {
    kept.withLock { kept in
      kept.removeAll { $0.end != end || $0.box != box }
      if let known = kept.first(where: { $0.pollutants.isSuperset(of: pollutants) }) { return known }
      let fresh = Kept(end: end, box: box, pollutants: pollutants)
      kept.append(fresh)
      return fresh
    }
  }
}
