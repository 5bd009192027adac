/// Chooses method and parameters for one pollutant from its history.
package struct Calibrator: Sendable {
  private let history: StationHistory
  private let days: DayNumbers

  /// Prepares a history.
  package init(_ history: StationHistory) {
    self.history = history
    days = DayNumbers(history)
  }

  /// The calibration from all hours and stations; nil where too few stations measured together to leave one out.
  /// - Throws: ``FieldError``.
  package func calibrate() throws(FieldError) -> PollutantCalibration? {
    try part(hours: Array(history.hours.indices))?.calibration()
  }

  /// A part of the history, ready to be calibrated with and without single sites.
  func part(
    hours: [Int], streets: StreetModel? = nil, overMap: MethodOverMap? = nil
  ) throws(FieldError) -> CalibrationPart? {
    try CalibrationPart(history, hours: hours, days: days, streets: streets, overMap: overMap)
  }
}
