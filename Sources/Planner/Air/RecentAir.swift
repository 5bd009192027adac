internal import AirData
internal import AirField
internal import Foundation
internal import Geo
internal import Synchronization

/// What stations have usually read of late, by the hour of the day.
///
/// Over the hours of the same time of day of the last 14 days (three at least), with c(s, d) a station's figure of a day and
/// L(d) the mean of all stations that measured then, a station's usual figure is
///
///     u(s) = L̄ · Σ c(s, d) / Σ L(d)          O3: L̄ + mean of (c(s, d) − L(d))
///
/// so that a station that missed days is held against the levels of the days that it measured. L̄ is the mean of all L. Working days and
/// weekends are not told apart: in 2022 that made no figure better.
struct RecentAir: Sendable {
  /// How far back is looked.
  static let days = 14
  /// Fewest days that a usual figure is told from.
  static let fewestDays = 3

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
      let means = selection.readings(ofHour: start, rank: 0).stationMeans
      for (pollutant, stations) in Dictionary(grouping: means, by: \.key.pollutant) where stations.count >= 2 {
        let key = Key(pollutant: pollutant, hour: Self.hour(start, &clock))
        sums[key, default: Hours()].add(stations.map { ($0.key, $0.value) })
      }
    }
    self.sums = sums
  }

  /// The usual figures at the time of day of an hour.
  func usual(at start: Date) -> UsualAir {
    var clock = ZoneClock(zone: zone)
    let hour = Self.hour(start, &clock)
    let readings = Pollutant.allCases.flatMap { pollutant in
      sums[Key(pollutant: pollutant, hour: hour)]?.usual(pollutant, start: start) ?? []
    }
    return UsualAir(readings: readings, isMeasured: true)
  }

  private static func hour(_ start: Date, _ clock: inout ZoneClock) -> Int {
    (clock.localSeconds(at: start) % 86_400 + 86_400) % 86_400 / 3600
  }

  private struct Key: Hashable {
    let pollutant: Pollutant
    let hour: Int
  }

  /// The hours of one time of day.
  private struct Hours {
    private struct Sum {
      let station: Station
      var own = 0.0
      var level = 0.0
      var count = 0
    }

    private var level = 0.0
    private var count = 0
    private var stations: [ReadingSeries: Sum] = [:]

    mutating func add(_ means: [(series: ReadingSeries, mean: StationMean)]) {
      let level = means.map(\.mean.value).reduce(0, +) / Double(means.count)
      self.level += level
      count += 1
      for (series, mean) in means {
        stations[series, default: Sum(station: mean.station)].own += mean.value
        stations[series]?.level += level
        stations[series]?.count += 1
      }
    }

    func usual(_ pollutant: Pollutant, start: Date) -> [Reading] {
      let mean = level / Double(max(1, count))
      return stations.sorted { $0.key < $1.key }.filter { $0.value.count >= RecentAir.fewestDays }.map { series, sum in
        let isShare = pollutant != .o3 && sum.level > 0
        let figure = isShare ? mean * sum.own / sum.level : mean + (sum.own - sum.level) / Double(sum.count)
        return Reading(
          station: sum.station, pollutant: pollutant, concentration: max(0, figure), start: start, end: start + 3600,
          sourceID: series.sourceID)
      }
    }
  }
}

/// Keeps what was usual of late for the hours of one question: many of them look back from the same moment.
final class RecentAirKeeper: Sendable {
  private struct Kept {
    let end: Date
    let box: BoundingBox
    let air: RecentAir
  }

  private let kept = Mutex<Kept?>(nil)

  /// What was usual before a moment in a box, read once.
  func air(before end: Date, in box: BoundingBox, _ read: () -> RecentAir) -> RecentAir {
    kept.withLock { kept in
      if let kept, kept.end == end, kept.box == box { return kept.air }
      let air = read()
      kept = Kept(end: end, box: box, air: air)
      return air
    }
  }
}
