internal import AirData
internal import AirField
internal import Foundation

/// Calibrates the histories of several pollutants side by side.
struct FieldCalibrator: Sendable {
  private typealias Outcome = Result<CalibratedPollutant?, FieldError>

  let made: Date
  /// Streets whose part is tried; the histories lie on their plane.
  let streets: StreetModel?
  let progress: @Sendable (_ done: Int, _ total: Int) -> Void

  /// The pollutants that had enough readings.
  /// - Throws: ``BrisaError`` for readings that no method can take.
  func calibrate(
    _ record: CityDesk.ArchiveRecord
  ) async throws(BrisaError) -> [Pollutant: CalibratedPollutant] {
    var calibrated: [Pollutant: CalibratedPollutant] = [:]
    for (pollutant, outcome) in await outcomes(of: record) {
      do {
        calibrated[pollutant] = try outcome.get()
      } catch {
        throw BrisaError(.badData, error.message)
      }
    }
    return calibrated
  }

  private func outcomes(
    of record: CityDesk.ArchiveRecord
  ) async -> [(Pollutant, Outcome)] {
    await withTaskGroup(of: (Pollutant, Outcome).self) { group in
      for history in record.histories {
        group.addTask {
          let outcome = Outcome { () throws(FieldError) in
            try CalibratedPollutant(
              history, made: made, archive: record.archive, sources: record.sources[history.pollutant] ?? [],
              streets: streets, winds: record.winds)
          }
          return (history.pollutant, outcome)
        }
      }
      progress(0, record.histories.count)
      var outcomes: [(Pollutant, Outcome)] = []
      for await outcome in group {
        outcomes.append(outcome)
        progress(outcomes.count, record.histories.count)
      }
      return outcomes
    }
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
