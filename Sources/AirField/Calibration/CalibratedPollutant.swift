public import Foundation

/// One pollutant of a ``FieldCalibration``: what its history says, when it was asked, and how far that may be trusted.
public struct CalibratedPollutant: Hashable, Sendable, Codable {
  /// When it was calibrated.
  public let made: Date
  /// The readings that it was calibrated from.
  public let data: CalibrationData
  /// Method, parameters and intervals.
  public let calibration: PollutantCalibration
  /// Its score on the very readings that it was chosen from.
  public let inSample: CalibrationScore
  /// The score of choosing on one half of the time, without the station, and serving the other half; both ways round.
  public let honest: CalibrationScore

  /// Calibrates a pollutant; nil where too few stations measured together to leave one out.
  /// - Throws: ``FieldError``.
  public init?(_ history: StationHistory, made: Date, archive: String, sources: [String]) throws(FieldError) {
    guard let data = CalibrationData(history, archive: archive, sources: sources),
      let calibration = try Calibrator(history).calibrate(), let honest = try HonestScore(history)
    else { return nil }
    self.made = made
    self.data = data
    self.calibration = calibration
    inSample = try CalibrationScore(calibration, inSampleOf: history)
    self.honest = CalibrationScore(honest)
  }
}
