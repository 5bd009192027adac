internal import AirData
internal import AirField
internal import Foundation

/// Calibrates the histories of several pollutants side by side.
struct FieldCalibrator: Sendable {
  let made: Date
  /// Streets whose part is tried; the histories lie on their plane.
  let streets: StreetModel?
  let progress: @Sendable (_ done: Int, _ total: Int) -> Void

  /// The pollutants that had enough readings.
  /// - Throws: ``BrisaError`` for readings that no method can take.
  func calibrate(
    _ record: CityDesk.ArchiveRecord
  ) async throws(BrisaError) -> [Pollutant: CalibratedPollutant] {
    let histories = record.histories
    progress(0, histories.count)
    let outcomes = await histories.concurrentMap(progress: { progress($0, histories.count) }) { history in
      Result { () throws(FieldError) in
        try CalibratedPollutant(
          history, made: made, archive: record.archive, sources: record.sources[history.pollutant] ?? [],
          streets: streets, winds: record.winds)
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
  static func tooLittle(_ pollutants: [Pollutant], archive: String) -> BrisaError {
    let names = pollutants.isEmpty ? "any pollutant" : pollutants.map(\.symbol).joined(separator: ", ")
    return BrisaError(
      .noAir,
      "The archive '\(archive)' has too little to calibrate \(names): it needs hours in which \(HeldOut.leastOthers + 1) "
        + "stations measured it; collect more with brisa sync --from --to, or name a longer time.")
  }
}
