internal import AirData
internal import Foundation
internal import Geo
internal import Setup

extension AirGatherer {
  /// What the hours of a question are made from.
  /// - Parameters:
  ///   - readings: All readings of the question.
  ///   - end: The end of what has been measured.
  ///   - box: The stations' box.
  /// - Returns: The hours, each made when it is asked for.
  func forecastHours(_ readings: [Reading], before end: Date, box: BoundingBox) -> ForecastHours {
    let selection = ReadingSelection(readings, staleHours: city.staleHours)
    return ForecastHours(
      selection: selection,
      correction: ForecastCorrection(selection, before: end),
      anomalies: StationAnomalies(selection, before: end),
      recent: { pollutants in
        recentAir.air(of: pollutants, before: end, in: box) {
          let interval = DateInterval(start: end - Double(RecentAir.days) * 24 * 3600, end: end)
          let query = ReadingQuery(box: box, interval: interval, pollutants: pollutants)
          let archived = ArchivedAir(of: city, for: query, entries: sources.entries, now: host.clock.now)
          return RecentAir(sources.entries.flatMap { archived[$0.name] }, before: end, zone: city.timeZone)
        }
      })
  }
}
