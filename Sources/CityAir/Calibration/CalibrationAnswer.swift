package import AirData
package import AirField
package import Foundation
package import Setup

/// What a calibration found, and what it changed.
package struct CalibrationAnswer: Sendable {
  /// What is settled for one pollutant.
  package struct Settings: Hashable, Sendable {
    /// When it was calibrated.
    package let made: Date
    /// The method that `auto` takes, as `--field` writes it.
    package let auto: String
    /// Share of the nugget in kriging's sill.
    package let nuggetRatio: Double
    /// Kriging's effective range in metres.
    package let rangeMeters: Double
  }

  /// What leaving stations out says of the street increment of a pollutant.
  package struct Streets: Sendable {
    /// The method of `auto` with the streets.
    package let method: String
    /// Its root mean square error in µg/m³.
    package let rmse: Double
    /// That error over that of the same method without streets.
    package let ratioToBackground: Double
    /// Share of the draws of days in which the streets help.
    package let gainProbabilityOverDays: Double
    /// Share of the draws of stations in which they do.
    package let gainProbabilityOverStations: Double
    /// Number of traffic stations that a street reaches.
    package let stations: Int
    /// Root mean square error in µg/m³ by the amplitude that other cities show, with parameters that have not seen the
    /// station and that half of the time.
    package let otherCitiesRMSE: Double
    /// What a primary street is expected to add, over the background.
    package let ratio: Double
    /// Standard deviation of its logarithm.
    package let ratioLogDeviation: Double
    /// What the wind over the streets tells; nil where it could not be tried.
    package let wind: Wind?
  }

  /// What leaving stations out says of the wind over the streets.
  package struct Wind: Sendable {
    /// How much more a street adds right downwind than upwind, over both together.
    package let leeContrast: Double
    /// Number of hours whose wind is known and not calm.
    package let hours: Int
    /// Root mean square error in µg/m³.
    package let rmse: Double
    /// That error over that of the streets without wind.
    package let ratioToStill: Double
    /// Share of the draws of days in which the wind helps.
    package let gainProbabilityOverDays: Double
    /// Share of the draws of stations in which it does.
    package let gainProbabilityOverStations: Double
    /// Whether it helps beyond chance, so that it counts unless it is switched off.
    package let helps: Bool
  }

  /// What leaving stations out says of older hours that stand in for those that nobody measured.
  package struct OlderHour: Sendable {
    /// How many hours before the hour they were measured.
    package let ageHours: Int
    /// How far the level of the hour is off, as a share of the concentration; nil where it is told in µg/m³.
    package let relativeError: Double?
    /// How far it is off in µg/m³; nil where it is told as a share.
    package let absoluteError: Double?
    /// Share of readings inside the 68 % interval of a choice that has not seen them.
    package let inside68: Double
    /// Share inside the 95 % interval.
    package let inside95: Double
    /// Number of readings.
    package let readings: Int
  }

  /// One pollutant.
  package struct Part: Sendable {
    /// The pollutant.
    package let pollutant: Pollutant
    /// What is settled now.
    package let settings: Settings
    /// What was settled before; nil where nothing was.
    package let before: Settings?
    /// Root mean square error over the mean's, with a choice that has seen all readings.
    package let inSampleRatio: Double
    /// That ratio with a choice that has not seen station and time.
    package let honestRatio: Double
    /// Share of readings inside the 68 % interval of a choice that has not seen them.
    package let inside68: Double
    /// Share inside the 95 % interval.
    package let inside95: Double
    /// Number of stations.
    package let stations: Int
    /// Number of readings that were predicted.
    package let readings: Int
    /// Start of the first hour.
    package let from: Date
    /// End of the last hour.
    package let to: Date
    /// What the streets add to what `auto` serves; nil where they could not be tried.
    package let streets: Streets?
    /// What is known of older hours that stand in, by age; empty where nothing is.
    package let olderHours: [OlderHour]
  }

  /// The file that was written.
  package let file: String
  /// The pollutants that were calibrated now.
  package let parts: [Part]
  /// Days on which enough stations have to measure a pollutant together.
  package static let minDays = Calibrator.minDays

  /// Pollutants of which too few stations measured together, or on too few days.
  package let leftOut: [Pollutant]
  /// Pollutants that stay in the file as they were.
  package let kept: [Pollutant]
  /// What has to be said where streets were to be tried and could not be read.
  package let streetsNotice: Notice?
  private let calibration: FieldCalibration

  /// Needs the file's path, what it holds now and what it held before, the pollutants that were calibrated anew and
  /// those of which too little is known, and what has to be said where streets could not be read.
  package init(
    file: String, calibration: FieldCalibration, fresh: [Pollutant], leftOut: [Pollutant], previous: FieldCalibration?,
    streetsNotice: Notice?
  ) {
    self.file = file
    self.calibration = calibration
    self.leftOut = leftOut
    self.streetsNotice = streetsNotice
    kept = calibration.pollutants.keys.filter { !fresh.contains($0) }.sorted()
    parts = fresh.compactMap { pollutant in
      calibration[pollutant].map { Part(pollutant, $0, before: previous?[pollutant]) }
    }
  }

  /// The calibration as the file has it, version 1 of `docs/schema/calibration.schema.json`.
  /// - Throws: ``BrisaError`` when it cannot be encoded.
  package func json() throws(BrisaError) -> String { try JSONText.encode(calibration) }
}

extension CalibrationAnswer.Part {
  init(_ pollutant: Pollutant, _ part: CalibratedPollutant, before: CalibratedPollutant?) {
    self.pollutant = pollutant
    settings = CalibrationAnswer.Settings(part)
    self.before = before.map { CalibrationAnswer.Settings($0) }
    inSampleRatio = part.inSample.ratioToMean
    honestRatio = part.honest.ratioToMean
    inside68 = part.honest.inside68
    inside95 = part.honest.inside95
    stations = part.data.stations.count
    readings = part.calibration.readings
    from = part.data.from
    to = part.data.to
    streets = part.streets.map { CalibrationAnswer.Streets($0, otherCities: part.honest) }
    olderHours = part.standIns.map { CalibrationAnswer.OlderHour($0) }.sorted { $0.ageHours < $1.ageHours }
  }
}

extension CalibrationAnswer.OlderHour {
  init(_ standIn: CalibratedStandIn) {
    switch standIn.kind {
    case .olderHour(let hours): ageHours = hours
    }
    switch standIn.levelError {
    case .relative(let share): (relativeError, absoluteError) = (share, nil)
    case .absolute(let deviation): (relativeError, absoluteError) = (nil, deviation)
    }
    inside68 = standIn.inside68
    inside95 = standIn.inside95
    readings = standIn.readings
  }
}

extension CalibrationAnswer.Settings {
  init(_ part: CalibratedPollutant) {
    made = part.made
    auto = part.streets?.method ?? part.calibration.auto.id
    // What auto serves counts; a calibration that serves another method still has a variogram for `--field kriging`.
    var variogram = part.calibration.variogram
    if case .kriging(let served) = part.calibration.auto { variogram = served }
    nuggetRatio = variogram.nugget / variogram.sill
    rangeMeters = variogram.effectiveRangeMeters
  }
}

extension CalibrationAnswer.Streets {
  init(_ tried: CalibratedStreets, otherCities: CalibrationScore) {
    self.init(
      method: tried.method, rmse: tried.rmse, ratioToBackground: tried.ratioToBackground,
      gainProbabilityOverDays: tried.gainProbabilityOverDays,
      gainProbabilityOverStations: tried.gainProbabilityOverSites, stations: tried.stations.count,
      otherCitiesRMSE: otherCities.rmse, ratio: tried.part.prior.ratio,
      ratioLogDeviation: tried.part.prior.logDeviation,
      wind: tried.wind.map { CalibrationAnswer.Wind($0) })
  }
}

extension CalibrationAnswer.Wind {
  init(_ tried: CalibratedWind) {
    self.init(
      leeContrast: tried.leeContrast, hours: tried.hours, rmse: tried.rmse, ratioToStill: tried.ratioToStill,
      gainProbabilityOverDays: tried.gainProbabilityOverDays,
      gainProbabilityOverStations: tried.gainProbabilityOverSites, helps: tried.helps)
  }
}
