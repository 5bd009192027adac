/// Chooses method and parameters for one pollutant from its history.
package struct Calibrator: Sendable {
  /// Draws of fewer days tell nothing.
  ///
  /// Where a method gains nothing, all of n days still speak for it in one case of 2ⁿ. Three days can thus not show a
  /// gain with the 90 % that are asked for, however they are drawn; four can (94 %).
  package static let minDays = 4

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
