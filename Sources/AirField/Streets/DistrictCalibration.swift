/// What the density of streets says about the background of a district.
package struct DistrictCalibration: Hashable, Sendable {
  /// How much a metre of street counts by its class; a class that is not listed does not count.
  package var weights: [RoadClass: Double]
  /// Standard deviation of the smoothing in metres.
  package var spreadMeters: Double
  /// By what share the background rises with each km/km² of density.
  package var ratioPerDensity: Double

  /// Says how much each class counts, how wide the smoothing is, and by how much the background rises.
  package init(weights: [RoadClass: Double], spreadMeters: Double, ratioPerDensity: Double) {
    self.weights = weights
    self.spreadMeters = spreadMeters
    self.ratioPerDensity = ratioPerDensity
  }

  /// Fitted by `Benchmarks/fit-streets`; small streets count in a district more than their traffic, since houses stand
  /// along them.
  package static let fitted = DistrictCalibration(
    weights: [
      .motorway: 1.2, .trunk: 1.1, .primary: 1, .secondary: 0.85, .tertiary: 0.65, .unclassified: 0.25,
      .residential: 0.25, .livingStreet: 0.2,
    ], spreadMeters: 350, ratioPerDensity: 0.05)

  /// What a background is multiplied with at a density, against that of the stations: between a half and two.
  func factor(density: Double, stations: Double) -> Double {
    min(2, max(0.5, 1 + ratioPerDensity * (density - stations)))
  }
}
