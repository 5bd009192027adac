package import Foundation

/// One pollutant of a ``FieldCalibration``: what its history says, when it was asked, and how far that may be trusted.
package struct CalibratedPollutant: Hashable, Sendable, Codable {
  /// When it was calibrated.
  package let made: Date
  /// The readings that it was calibrated from.
  package let data: CalibrationData
  /// Method, parameters and intervals.
  package let calibration: PollutantCalibration
  /// Its score on the very readings that it was chosen from.
  package let inSample: CalibrationScore
  /// The score of choosing on one half of the time, without the station, and serving the other half; both ways round.
  package let honest: CalibrationScore
  /// What the history says about the streets' part; nil where it could not be tried.
  package let streets: CalibratedStreets?
  /// What the history says of what stands in for hours that nobody measured, where `auto` serves by its figures, with
  /// the streets and without wind; only the kinds of which enough is known.
  package let standIns: [CalibratedStandIn]

  /// Calibrates a pollutant; nil where too few stations measured together to leave one out.
  /// - Parameters:
  ///   - history: What was measured.
  ///   - made: When it is calibrated.
  ///   - archive: Where the readings are kept.
  ///   - sources: Who delivered them.
  ///   - streets: Streets whose part is tried; they lie on the plane of the history's sites.
  ///   - winds: Winds that are tried over the streets.
  ///   - standIns: What would have stood in for its hours.
  /// - Throws: ``FieldError``.
  package init?(
    _ history: StationHistory, made: Date, archive: String, sources: [String], streets: StreetModel? = nil,
    winds: HourlyWinds? = nil, standIns: [StandInHistory] = []
  ) throws(FieldError) {
    guard let data = CalibrationData(history, archive: archive, sources: sources),
      let calibration = try Calibrator(history).calibrate(),
      let honest = try NestedScore(history, streets: streets, standIns: standIns)
    else { return nil }
    self.made = made
    self.data = data
    self.calibration = calibration
    self.honest = CalibrationScore(honest)
    let trial = try streets.flatMap { model throws(FieldError) in
      try StreetTrial(history, streets: model, calibration: calibration)
    }
    let tried = try trial.flatMap { trial throws(FieldError) in try CalibratedStreets(trial, winds: winds) }
    self.streets = tried
    let base = calibration.auto.interpolator(spread: HourlySpread(relativeSpread: calibration.relativeSpread))
    if let trial, let tried {
      // The trial's own predictions have not seen the amplitude of the station that is left out.
      let served = try HeldOut(history, trial.background, over: trial.streets)
      inSample = CalibrationScore(served, tried.quantiles, meanRMSE: calibration.meanRMSE)
    } else {
      inSample = CalibrationScore(
        try HeldOut(history, method: base), calibration.quantiles, meanRMSE: calibration.meanRMSE)
    }
    let learnt = try standIns.map { standIn throws(FieldError) in
      let served = try tried == nil ? HeldOut(standIn.figures, method: base) : trial?.heldOut(standIn.figures)
      return served.flatMap {
        CalibratedStandIn(standIn.kind, $0.against(standIn), honest: honest.standIns[standIn.kind])
      }
    }
    self.standIns = learnt.compactMap(\.self)
  }
}

extension CalibratedPollutant {
  private enum StreetsKey: String, CodingKey {
    case base
  }

  private enum CodingKeys: String, CodingKey {
    case made, data, calibration, inSample, honest, streets, standIns
  }

  /// Reads what is kept of a pollutant.
  /// - Throws: ``FieldError`` for what cannot be.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    made = try keys.moment(.made)
    data = try keys.decode(CalibrationData.self, forKey: .data)
    calibration = try keys.decode(PollutantCalibration.self, forKey: .calibration)
    inSample = try keys.decode(CalibrationScore.self, forKey: .inSample)
    honest = try keys.decode(CalibrationScore.self, forKey: .honest)
    // A file from before streets were tried has none; what was tried by the former rule says nothing of today's.
    let tried = try? keys.nestedContainer(keyedBy: StreetsKey.self, forKey: .streets)
    streets =
      tried?.contains(.base) == true ? try keys.decodeIfPresent(CalibratedStreets.self, forKey: .streets) : nil
    // A file from before they were learnt has none.
    standIns = try keys.decodeIfPresent([CalibratedStandIn].self, forKey: .standIns) ?? []
  }
}
