package import AirData
package import Foundation

/// What is settled about the streets of a city beside their lines.
package struct StreetCalibration: Hashable, Sendable {
  /// What is settled for one pollutant, as a calibration keeps it.
  package struct Part: Hashable, Codable, Sendable {
    /// How far a street reaches.
    package var decay: StreetDecay
    /// The amplitude that is expected of an hour before its stations are asked.
    package var prior: AmplitudePrior

    /// Settles a reach, with what other cities show where nothing else is said.
    package init(decay: StreetDecay, prior: AmplitudePrior = .fitted) {
      self.decay = decay
      self.prior = prior
    }
  }

  /// What the traffic of a street emits.
  package var strength = EmissionStrength.fitted
  /// What the density of streets says about the background.
  package var district = DistrictCalibration.fitted
  /// The clock that hours of the week are read on.
  package var timeZone = TimeZone.gmt
  /// The pollutants that have an increment at all.
  package var parts: [Pollutant: Part]
  /// β by pollutant: how much more a street adds right downwind of it than upwind, over both together.
  ///
  /// From 0 up to ``largestLeeContrast``. For a pollutant that is not listed the wind does not count.
  package var leeContrasts: [Pollutant: Double] = [:]

  /// What β is taken to be until a city's history says it (a presumption): three quarters of what a street adds go to
  /// its lee side.
  package static let presumedLeeContrast = 0.5
  /// The largest β: a little of what a street adds always stays upwind.
  package static let largestLeeContrast = 0.95

  /// Settles some pollutants; all else is as other cities show, on the clock of UTC, and the wind does not count.
  package init(parts: [Pollutant: Part]) {
    self.parts = parts
  }

  /// What serves until a city has a calibration: what other cities show.
  package static let fitted = StreetCalibration(
    parts: Dictionary(
      uniqueKeysWithValues: Pollutant.allCases.compactMap { pollutant in
        StreetDecay.fitted(for: pollutant).map { (pollutant, Part(decay: $0)) }
      }))
}

extension StreetCalibration.Part {
  private enum CodingKeys: String, CodingKey {
    case decay, prior
  }

  /// A part of a file that knows no ``prior`` has that of other cities.
  /// - Throws: ``FieldError`` for numbers out of range.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      decay: try keys.decode(StreetDecay.self, forKey: .decay),
      prior: try keys.decodeIfPresent(AmplitudePrior.self, forKey: .prior) ?? .fitted)
  }
}
