internal import AirData
internal import AirField
internal import Foundation

/// All that stands for one hour: what was measured or forecast, what bridges gaps, and what is older and stands in.
struct HourAir: Sendable {
  /// The readings of the hour's field; outliers carry their reservation.
  let readings: [Reading]
  /// The ones of ``readings`` that lie on the line between hours around a gap.
  let bridged: [BridgedAir]
  /// Pollutants that nobody measured in the hour, and whose older figures are among ``readings``.
  let stale: [StaleAir]
  /// The measured readings that are far from what is usual.
  let outliers: [OutlierReading]

  /// - Parameters:
  ///   - hour: The readings of the hour, as they came and were corrected.
  ///   - before: Those of the day before it, the latest hour first.
  ///   - start: Start of the hour.
  ///   - hours: What all hours are chosen from, and older figures that stand in are moved by.
  init(_ hour: [Reading], before: some Collection<[Reading]>, start: Date, of hours: ForecastHours) {
    bridged = hours.selection.bridges(overHour: start)
    let isBridged = Set(bridged.map(\.reading.pollutant))
    let standIns = hours.selection.standIns(forHour: start).filter { !isBridged.contains($0.pollutant) }
    stale = hours.moved(standIns, to: start)
    outliers = OutlierFinder.outliers(in: hour, before: before)
    let marked = Dictionary(grouping: outliers.map(\.reading)) { ReadingSeries($0) }
    // What stations measured around the hour says more of it than a forecast or a typical day does.
    let kept = hour.filter { $0.kind == .observed || !isBridged.contains($0.pollutant) }
    readings = kept.map { Self.marked($0, marked) } + bridged.map(\.reading) + stale.flatMap(\.readings)
  }

  /// The readings of the next hour that may take part in the minutes between both.
  ///
  /// A forecast takes part only where the hour is forecast as well: where it was measured, it holds until the next one
  /// is.
  func following(_ next: [Reading]) -> [Reading] {
    let ranks = Dictionary(readings.map { ($0.pollutant, $0.kind.rank) }, uniquingKeysWith: max)
    return next.filter { reading in ranks[reading.pollutant].map { reading.kind.rank <= $0 } ?? true }
  }

  /// The reading as an outlier where it is one: a station may have several readings of an hour.
  private static func marked(_ reading: Reading, _ outliers: [ReadingSeries: [Reading]]) -> Reading {
    outliers[ReadingSeries(reading)]?.first { $0.start == reading.start } ?? reading
  }
}
