internal import AirData
internal import Foundation
internal import Geo

/// The hours of a question as fields are made of them: forecasts corrected, and coarse ones brought to the stations.
struct ForecastHours {
  let selection: ReadingSelection
  let correction: ForecastCorrection
  let anomalies: StationAnomalies
  /// What stations have usually read of some pollutants of late.
  let recent: (Set<Pollutant>) -> RecentAir

  /// The hour that begins at a moment.
  func hour(_ start: Date) -> StationForecast {
    let readings = selection.readings(ofHour: start)
    // The archive is looked at only where there is a forecast, and for nothing else: past hours that were measured look
    // back from a moment each, for what their stations never measure.
    let forecast = Set(readings.lazy.filter { $0.kind.rank == .forecast }.map(\.pollutant))
    guard !forecast.isEmpty else { return StationForecast(readings, correction, usual: []) }
    let typical = UsualAir(readings: selection.readings(ofHour: start, rank: .typical), isMeasured: false)
    let recent = recent(forecast)
    return StationForecast(
      readings, correction, usual: [recent.usual(at: start), typical],
      anomalies: anomalies.anomalies(of: forecast, beside: recent))
  }

  /// Older figures that stand in for the hour that begins at a moment, moved as the day usually goes.
  func moved(_ standIns: [StaleAir], to start: Date) -> [StaleAir] {
    guard !standIns.isEmpty else { return [] }
    let recent = recent(Set(standIns.map(\.pollutant)))
    let present = recent.usual(at: start)
    return standIns.map { $0.moved(from: recent.usual(at: start - Double($0.ageHours) * 3600), to: present) }
  }
}
