internal import AirData
internal import AirField
internal import Foundation
internal import Geo

/// An hour's NO2 as the model has it: a level, an amplitude, a background that differs between districts and places,
/// and streets that differ within their class.
struct DrawnTruth {
  private let pattern: StreetPattern
  private let projection: LocalProjection
  private let level: Double
  /// Amplitude ÷ background that is expected of the hour.
  private let expectedRatio: Double
  /// The hour's amplitude over what is expected of it.
  private let amplitude: Double
  private let districts: ScaledNoise
  private let streets: ScaledNoise

  private static let medianLevel = 25.0
  private static let levelDeviation = 0.3
  /// How far backgrounds differ beside the density of streets: standard deviation over mean.
  private static let backgroundVariation = 0.35

  /// Draws one over the streets of a network; nil where they tell nothing of NO2.
  init?(_ model: StreetModel, hour: Date, _ random: inout SeededRandom) {
    guard let pattern = model.pattern(.expectedAir, for: .no2, hour: hour),
      let prior = model.calibration.parts[.no2]?.prior
    else { return nil }
    let correlation = FieldModel().errorCorrelation(for: .no2)
    self.pattern = pattern
    projection = model.projection
    level = Self.medianLevel * exp(Self.levelDeviation * GaussianNoise.normal(&random))
    let deviation = prior.logDeviation
    expectedRatio =
      prior.ratio * prior.profile.factor(at: hour, in: model.calibration.timeZone) * exp(deviation * deviation / 2)
    amplitude = exp(deviation * GaussianNoise.normal(&random) - deviation * deviation / 2)
    districts = ScaledNoise(correlation, &random)
    streets = ScaledNoise(correlation, &random)
  }

  /// How much stronger the street at a place is than others of its kernel.
  func streetExcess(at place: Coordinate) -> Double { streets.value(at: projection.project(place)) }

  /// µg/m³ at places, never below zero.
  func values(at places: [Coordinate]) -> [Double] {
    zip(places, pattern.parts(at: places)).map { place, parts in
      let point = projection.project(place)
      let background = parts.background * max(0, 1 + Self.backgroundVariation * districts.value(at: point))
      let street = parts.increment * amplitude * max(0, 1 + AmplitudePrior.streetVariation * streets.value(at: point))
      return level * (background + street)
    }
  }

  /// µg/m³ that a primary street adds which is as strong as its kernel.
  var amplitudeMicrograms: Double { level * expectedRatio * amplitude }
}
