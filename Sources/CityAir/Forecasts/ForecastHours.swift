internal import AirData
internal import Foundation
internal import Geo

/// The hours of a question as fields are made of them: forecasts corrected, and coarse ones brought to the stations.
struct ForecastHours {
  let selection: ReadingSelection
  let correction: ForecastCorrection
  let recent: () -> RecentAir

  /// The hour that begins at a moment.
  func hour(_ start: Date) -> StationForecast {
    let readings = selection.readings(ofHour: start)
    // The archive is looked at only where there is a forecast.
    guard readings.contains(where: { $0.kind.rank == 1 }) else {
      return StationForecast(readings, correction, usual: [])
    }
    let typical = UsualAir(readings: selection.readings(ofHour: start, rank: 2), isMeasured: false)
    return StationForecast(readings, correction, usual: [recent().usual(at: start), typical])
  }
}
