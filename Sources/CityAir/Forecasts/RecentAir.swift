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
        let local = ClockHour(start, &clock)
        let key = Key(pollutant: pollutant, hour: local.hour)
        sums[key, default: Hours()].add(stations, isWeekend: local.isWeekend)
      }
    }
    self.sums = sums
  }

  /// The usual figures at the time of day of an hour.
  func usual(at start: Date) -> UsualAir {
    var clock = ZoneClock(zone: zone)
    let local = ClockHour(start, &clock)
    var usual = UsualAir(readings: [], isMeasured: true)
    for pollutant in Pollutant.allCases {
      guard let hours = sums[Key(pollutant: pollutant, hour: local.hour)] else { continue }
      usual.readings += hours.usual(pollutant, start: start, isWeekend: local.isWeekend)
      if !hours.sums.hasDays(ofWeekend: local.isWeekend) { usual.ofOtherDays.insert(pollutant) }
    }
    return usual
  }

  private struct Key: Hashable {
    let pollutant: Pollutant
    let hour: Int
  }

  /// The hours of one time of day.
  private struct Hours {
    private(set) var sums = UsualSums<ReadingSeries>()
    private var stations: [ReadingSeries: Station] = [:]

    mutating func add(_ means: [(key: ReadingSeries, value: HourlyStationMean)], isWeekend: Bool) {
      for (series, mean) in means where stations[series] == nil { stations[series] = mean.station }
      sums.add(means.map { ($0.key, $0.value.value) }, isWeekend: isWeekend)
    }

    func usual(_ pollutant: Pollutant, start: Date, isWeekend: Bool) -> [Reading] {
      sums.usual(pollutant, isWeekend: isWeekend).compactMap { series, value in
        stations[series].map { station in
          Reading(
            station: station, pollutant: pollutant, concentration: value, start: start, end: start + 3600,
            sourceID: series.sourceID)
        }
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
