package import AirData
package import Geo

/// One station's concentration, on the plane.
package struct FieldSample: Hashable, Sendable {
  /// Where it was measured, in metres.
  package let point: PlanePoint
  /// Concentration in µg/m³.
  package let value: Double
  /// Names the station in messages and ties its samples of different hours together.
  package let stationID: String
  /// What stands around the station, for methods that tell a street from its background.
  package let stationType: StationType
  /// Variance in (µg/m³)² of what the value has beside the field that it is a sample of, as of a street whose part was
  /// taken off and is not well known; 0 for a plain reading.
  package let ownVariance: Double

  package init(
    point: PlanePoint, value: Double, stationID: String = "", stationType: StationType = .unknown,
    ownVariance: Double = 0
  ) {
    self.point = point
    self.value = value
    self.stationID = stationID
    self.stationType = stationType
    self.ownVariance = ownVariance
  }

  /// The most µg/m³ that a sample may have, about what the air itself weighs: keeps all arithmetic finite.
  static let largestConcentration = 1e9
  /// The furthest that a sample may lie from the origin, more than the way around the Earth.
  static let largestDistanceMeters = 1e8

  /// Why the sample cannot be used, nil when it can.
  var flaw: String? {
    if !value.isFinite { return "its concentration is not a number" }
    if abs(value) > Self.largestConcentration { return "its concentration is more than air can hold" }
    let isPlaced = point.x.isFinite && point.y.isFinite && max(abs(point.x), abs(point.y)) <= Self.largestDistanceMeters
    return isPlaced ? nil : "its place is not on the map"
  }
}

extension [FieldSample] {
  /// Refuses an empty list and unusable samples, as the first step of every fit.
  func validate() throws(FieldError) {
    guard !isEmpty else { throw .noSamples }
    for sample in self {
      if let flaw = sample.flaw { throw .unusableSample(station: sample.stationID, problem: flaw) }
    }
  }
}
