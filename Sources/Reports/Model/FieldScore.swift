package import AirData
package import AirField
package import Foundation

/// How far off the field of a pollutant is at stations that were left out, by the city's calibration.
package struct FieldScore: Hashable, Sendable {
  /// The pollutant.
  package let pollutant: Pollutant
  /// The method, as `--field` has it.
  package let method: String
  /// Root mean square error in µg/m³.
  package let rmse: Double
  /// That error over the error of the other stations' mean: below 1 the field says more than the mean.
  package let ratioToMean: Double
  /// Share of readings inside their 68 and 95 % intervals; nil where it was not counted for the method.
  package let coverage: Coverage?
  /// What it was counted on.
  package let data: Data

  /// Shares of readings inside their intervals, 0 to 1.
  package struct Coverage: Hashable, Sendable {
    /// Of the 68 % interval.
    package let inside68: Double
    /// Of the 95 % interval.
    package let inside95: Double
  }

  /// The readings that a score is counted on.
  package struct Data: Hashable, Sendable {
    /// Number of readings.
    package let readings: Int
    /// Number of stations.
    package let stations: Int
    /// Start of the first hour.
    package let from: Date
    /// End of the last hour.
    package let to: Date
  }
}

extension FieldScore {
  /// What a model's calibration says of the methods that the model takes, over its streets or without them.
  ///
  /// What `auto` chooses is scored on stations and time that the choice has not seen; another method by parameters that
  /// were chosen without the station. What the calibration did not try has no score, as another method over streets.
  package static func all(of model: FieldModel) -> [FieldScore] {
    Pollutant.allCases.compactMap { pollutant -> FieldScore? in
      guard let known = model.calibration?[pollutant] else { return nil }
      let served = model.chosenMethod(for: pollutant)
      let hasStreets = model.streets?.calibration.parts[pollutant] != nil
      return hasStreets
        ? FieldScore(known, pollutant, overStreets: served) : FieldScore(known, pollutant, served: served)
    }
  }

  /// Whether it says something of a field by a method, as `kriging+map`; nil where nothing was drawn.
  ///
  /// A map of the city is read with the hours, and a calibration has not tried it.
  func speaks(of method: String?) -> Bool { method?.split(separator: "+").contains("map") != true }

  private init?(_ known: CalibratedPollutant, _ pollutant: Pollutant, overStreets base: ChosenMethod) {
    guard let streets = known.streets, streets.base == base else { return nil }
    self.init(honestOf: known, pollutant, method: streets.method)
  }

  private init?(_ known: CalibratedPollutant, _ pollutant: Pollutant, served: ChosenMethod) {
    // Where streets were tried the honest score is that of the choice over them.
    if known.streets == nil, served == known.calibration.auto {
      self.init(honestOf: known, pollutant, method: served.id)
    } else if served == .mean {
      self.init(
        pollutant: pollutant, method: served.id, rmse: known.calibration.meanRMSE, ratioToMean: 1, coverage: nil,
        data: Data(known))
    } else if let trial = known.calibration.trials.first(where: { $0.choice == served }) {
      self.init(
        pollutant: pollutant, method: served.id, rmse: trial.crossValidatedRMSE, ratioToMean: trial.ratioToMean,
        coverage: nil, data: Data(known))
    } else {
      return nil
    }
  }

  private init(honestOf known: CalibratedPollutant, _ pollutant: Pollutant, method: String) {
    let honest = known.honest
    self.init(
      pollutant: pollutant, method: method, rmse: honest.rmse, ratioToMean: honest.ratioToMean,
      coverage: Coverage(inside68: honest.inside68, inside95: honest.inside95), data: Data(known))
  }
}

extension FieldScore.Data {
  /// The readings that were scored.
  fileprivate init(_ known: CalibratedPollutant) {
    self.init(
      readings: known.honest.readings, stations: known.data.stations.count, from: known.data.from, to: known.data.to)
  }
}
