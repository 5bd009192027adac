internal import AirData
package import AirField
internal import Computing
package import Foundation
package import Setup

/// The validations of several pollutants, as figures and for the page.
package struct ValidatedField: Sendable {
  package let answer: ValidationAnswer
  package let validations: [PollutantValidation]
}

/// Validates the histories of several pollutants side by side.
package enum FieldValidator {
  /// Validates what an archive holds.
  /// - Parameters:
  ///   - record: The readings.
  ///   - zone: The city's time zone.
  ///   - streets: What its streets add; nil where they do not count.
  ///   - maps: Its maps, with what has to be said of them.
  /// - Returns: The scores of every pollutant that has enough stations.
  /// - Throws: ``BrisaError`` when nothing can be left out of any.
  package static func validate(
    _ record: ArchivedHistories, zone: TimeZone, streets: StreetModel?, maps: CityMaps
  ) throws(BrisaError) -> ValidatedField {
    let histories = record.histories
    let outcomes = histories.parallelMap { history in
      Result { () throws(FieldError) in
        try PollutantValidation(history, zone: zone, streets: streets, winds: record.winds, maps: maps.model)
      }
    }
    var found: [PollutantValidation] = []
    var leftOut: [Pollutant] = []
    for (history, outcome) in zip(histories, outcomes) {
      do {
        if let validation = try outcome.get() { found.append(validation) } else { leftOut.append(history.pollutant) }
      } catch {
        throw BrisaError(.badData, error.message)
      }
    }
    let hours = Set(histories.flatMap(\.hours))
    guard !found.isEmpty, let first = hours.min(), let last = hours.max() else { throw tooLittle }
    let answer = ValidationAnswer(
      archive: record.archive, from: first, to: last + 3600, timeZone: zone.identifier,
      windHours: record.winds.map { winds in hours.count { winds.wind(ofHour: $0)?.isCalm == false } },
      pollutants: found.map { .init($0) },
      leftOut: leftOut.map(\.symbol), notices: maps.notices.map { .init(notice: $0) })
    return ValidatedField(answer: answer, validations: found)
  }

  private static var tooLittle: BrisaError {
    BrisaError(
      .noAir,
      "To leave one station out, \(HeldOut.minOthers + 1) have to measure a pollutant in the same hour, and the archive has "
        + "too few such hours: collect more with brisa sync --from --to, or ask for a longer time.")
  }
}
