public import AirData
internal import AirField
public import Foundation

/// What a calibration found, and what it changed.
public struct CalibrationAnswer: Sendable {
  /// What is settled for one pollutant.
  public struct Settings: Hashable, Sendable {
    /// When it was calibrated.
    public let made: Date
    /// The method that `auto` takes, as `--field` writes it.
    public let auto: String
    /// Share of the nugget in kriging's sill.
    public let nuggetRatio: Double
    /// Kriging's effective range in metres.
    public let rangeMeters: Double
  }

  /// What leaving stations out says of the street increment of a pollutant.
  public struct Streets: Sendable {
    /// The method of `auto` with the streets.
    public let method: String
    /// Its root mean square error in µg/m³.
    public let rmse: Double
    /// That error over that of the same method without streets.
    public let ratioToBackground: Double
    /// Share of the draws of days in which the streets help.
    public let gainProbabilityOverDays: Double
    /// Share of the draws of stations in which they do.
    public let gainProbabilityOverStations: Double
    /// Number of traffic stations that a street reaches.
    public let stations: Int
    /// What a primary street is expected to add, over the background.
    public let ratio: Double
    /// Standard deviation of its logarithm.
    public let ratioLogDeviation: Double
    /// What the wind over the streets tells; nil where it could not be tried.
    public let wind: Wind?
  }

  /// What leaving stations out says of the wind over the streets.
  public struct Wind: Sendable {
    /// How much more a street adds right downwind than upwind, over both together.
    public let leeContrast: Double
    /// Number of hours whose wind is known and not calm.
    public let hours: Int
    /// Root mean square error in µg/m³.
    public let rmse: Double
    /// That error over that of the streets without wind.
    public let ratioToStill: Double
    /// Share of the draws of days in which the wind helps.
    public let gainProbabilityOverDays: Double
    /// Share of the draws of stations in which it does.
    public let gainProbabilityOverStations: Double
    /// Whether it helps beyond chance, so that it counts unless it is switched off.
    public let helps: Bool
  }

  /// One pollutant.
  public struct Part: Sendable {
    /// The pollutant.
    public let pollutant: Pollutant
    /// What is settled now.
    public let settings: Settings
    /// What was settled before; nil where nothing was.
    public let before: Settings?
    /// Root mean square error over the mean's, with a choice that has seen all readings.
    public let inSampleRatio: Double
    /// The same with a choice that has not seen station and time.
    public let honestRatio: Double
    /// Share of readings inside the 68 % interval of a choice that has not seen them.
    public let inside68: Double
    /// Share inside the 95 % interval.
    public let inside95: Double
    /// Number of stations.
    public let stations: Int
    /// Number of readings that were predicted.
    public let readings: Int
    /// Start of the first hour.
    public let from: Date
    /// End of the last hour.
    public let to: Date
    /// What the streets add to what `auto` serves; nil where they could not be tried.
    public let streets: Streets?
  }

  /// The file that was written.
  public let file: String
  /// The pollutants that were calibrated now.
  public let parts: [Part]
  /// Pollutants of which too few stations measured together.
  public let leftOut: [Pollutant]
  /// Pollutants that stay in the file as they were.
  public let kept: [Pollutant]
  /// What has to be said where streets were to be tried and could not be read.
  public let streetsNotice: Notice?
  private let calibration: FieldCalibration

  init(
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
  public func json() throws(BrisaError) -> String { try JSONText.encode(calibration) }
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
    streets = part.streets.map { CalibrationAnswer.Streets($0) }
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
  init(_ tried: CalibratedStreets) {
    self.init(
      method: tried.method, rmse: tried.rmse, ratioToBackground: tried.ratioToBackground,
      gainProbabilityOverDays: tried.gainProbabilityOverDays,
      gainProbabilityOverStations: tried.gainProbabilityOverSites, stations: tried.stations.count,
      ratio: tried.part.prior.ratio, ratioLogDeviation: tried.part.prior.logDeviation,
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
