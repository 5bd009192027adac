internal import AirData
internal import AirField
internal import Foundation

/// How far stations were from what was to be expected of them when they measured last.
///
/// Expected of a station s in its newest hour n is what it usually reads then, brought to the level of the hour, with C
/// the mean of what the stations measured in n and U that of what they usually read:
///
///     expected(s, n) = u(s, n) · C / U          O3: max(0, u(s, n) + C − U)
struct StationAnomalies {
  /// The figures of an hour in which a station measured last.
  private struct Hour {
    let start: Date
    /// Of all stations and pollutants, in the order of their keys.
    let figures: [(key: ReadingSeries, value: Double)]
  }

  /// The newest first.
  private let hours: [Hour]

  /// Finds the newest hours of stations among the ``ForecastCorrection/windowHours`` before a moment.
  /// - Complexity: O(readings of the hours), nothing where nothing was forecast.
  init(_ selection: ReadingSelection, before end: Date) {
    guard selection.hasForecasts else {
      hours = []
      return
    }
    var known: Set<ReadingSeries> = []
    hours = (1...ForecastCorrection.windowHours).compactMap { hoursAgo in
      let start = end - Double(hoursAgo) * 3600
      let means = selection.readings(ofHour: start, rank: .observed).stationMeans(ofHour: start)
      guard !known.isSuperset(of: means.keys) else { return nil }
      known.formUnion(means.keys)
      return Hour(start: start, figures: means.map { ($0.key, $0.value.value) }.sorted { $0.key < $1.key })
    }
  }

  /// The anomalies of the stations of which it is known what they usually read.
  func anomalies(of pollutants: Set<Pollutant>, beside recent: RecentAir) -> [ReadingSeries: StationAnomaly] {
    var found: [ReadingSeries: StationAnomaly] = [:]
    for hour in hours {
      let usual = recent.usual(at: hour.start).concentrations
      for pollutant in pollutants {
        let stations = hour.figures.compactMap { series, value in
          series.pollutant == pollutant ? usual[series].map { (series: series, usual: $0, measured: value) } : nil
        }
        let pairs = stations.map { (from: $0.usual, to: $0.measured) }
        guard let level = LevelChange(of: pollutant, meansOf: pairs) else { continue }
        for station in stations where found[station.series] == nil {
          found[station.series] = StationAnomaly(
            pollutant: pollutant, start: hour.start, expected: level.moved(station.usual), measured: station.measured)
        }
      }
    }
    return found
  }
}

/// What a station measured in an hour beside what was expected of it.
struct StationAnomaly {
  let pollutant: Pollutant
  /// When the hour began.
  let start: Date
  /// µg/m³.
  let expected: Double
  /// µg/m³.
  let measured: Double

  /// A figure expected of the station in another hour, with what is left of the anomaly then (``Persistence``).
  func added(to figure: Double, at moment: Date) -> Double {
    LevelChange(of: pollutant, from: expected, to: figure)
      .moved(measured, left: Persistence.share(afterSeconds: moment.timeIntervalSince(start)))
  }
}
