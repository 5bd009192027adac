package import AirData

/// What one breathes on a route.
package struct RouteAir: Sendable, Hashable {
  /// Integral of p over time: minutes at guideline level, or relative to the fastest route's 100
  /// (``AirProvenance/isRelative``); nil where nothing tells places apart.
  package internal(set) var burdenMinutes: Double?
  /// Time-weighted mean of the index, nil where no index can be computed.
  package let indexMean: Double?
  /// Largest index on the way.
  package let indexMax: Double?
  /// What the indices on the way lack, taken together.
  package let indexCoverage: IndexCoverage
  /// Integral of the concentration over time in µg·h/m³, by pollutant.
  package let exposure: [Pollutant: Double]
  /// Inhaled mass in µg, by pollutant.
  package let doseMicrograms: [Pollutant: Double]
  /// The part of the exposure that the streets add, by pollutant; the rest is background, and so is all where this is
  /// 0.
  package let exposureIncrement: [Pollutant: Double]
  /// The part of the inhaled mass that the streets add.
  package let doseIncrementMicrograms: [Pollutant: Double]
  /// Metres whose air is not known and was charged a pessimistic value.
  package let metersWithoutAir: Double
  /// Metres along streets that are stronger on the map than is believed.
  package let metersBeyondStations: Double
  /// By how much the burden is more than what is expected of the way, since what is not known is charged dearly.
  var overchargeMinutes = 0.0

  /// The burden that is expected; nil where nothing tells places apart.
  var expectedBurdenMinutes: Double? { burdenMinutes.map { max(0, $0 - overchargeMinutes) } }

  /// This air with burdens in another unit.
  func burdens(times factor: Double) -> RouteAir {
    var air = self
    air.burdenMinutes = burdenMinutes.map { $0 * factor }
    air.overchargeMinutes *= factor
    return air
  }
}
