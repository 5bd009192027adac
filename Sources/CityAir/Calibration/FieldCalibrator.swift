package import AirData
package import AirField
internal import Computing
package import Foundation
package import Setup

/// Calibrates the histories of several pollutants side by side.
package struct FieldCalibrator: Sendable {
  let made: Date
  /// The city's clock, by which days usually go.
  let zone: TimeZone
  /// Streets whose part is tried; the histories lie on their plane.
  let streets: StreetModel?
  let progress: @Sendable (_ done: Int, _ total: Int) -> Void

  /// Needs the time that the calibration is to bear, the city's time zone, and the streets to try where there are any;
  /// `progress` is told how many pollutants of how many are done.
  package init(
    made: Date, zone: TimeZone, streets: StreetModel?,
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void
  ) {
    self.made = made
    self.zone = zone
    self.streets = streets
    self.progress = progress
  }

  /// The pollutants that had enough readings.
  /// - Throws: ``BrisaError`` for readings that no method can take.
  package func calibrate(
    _ record: ArchivedHistories
  ) throws(BrisaError) -> [Pollutant: CalibratedPollutant] {
    let histories = record.histories
    progress(0, histories.count)
    let outcomes = histories.parallelMap(progress: { progress($0, histories.count) }) { history in
      Result { () throws(FieldError) -> CalibratedPollutant? in
        guard history.hasDaysToDraw else { return nil }
        return try CalibratedPollutant(
          history, made: made, archive: record.archive, sources: record.sources[history.pollutant] ?? [],
          streets: streets, winds: record.winds, standIns: OlderHours(history, zone: zone).standIns)
      }
    }
    var calibrated: [Pollutant: CalibratedPollutant] = [:]
    for (history, outcome) in zip(histories, outcomes) {
      do {
        calibrated[history.pollutant] = try outcome.get()
      } catch {
        throw BrisaError(.badData, error.message)
      }
    }
    return calibrated
  }

  /// The error where nothing can be left out.
  package static func tooLittle(_ pollutants: [Pollutant], archive: String) -> BrisaError {
    let names = pollutants.isEmpty ? "any pollutant" : pollutants.map(\.symbol).joined(separator: ", ")
    return BrisaError(
      .noAir,
      "The archive '\(archive)' has too little to calibrate \(names): it needs \(Calibrator.minDays) days with hours in "
        + "which \(HeldOut.minOthers + 1) stations measured it; collect more with brisa sync --from --to, or name a "
        + "longer time.")
  }
}
