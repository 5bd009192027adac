package import AirData

/// How far the air of a street reaches, by setting.
///
/// Every metre of street counts (1 − r²/R²)² at a distance of r metres and nothing from the reach R on. Along an
/// endless straight street that adds up to a profile of (1 − d²/R²)^(5/2) at distance d from its middle line, to which
/// the weight is normalised: 1 on it. The reach is counted from the edge of the carriageway.
package struct StreetDecay: Hashable, Codable, Sendable {
  /// Reach of a street between houses in metres.
  package var builtUpReachMeters: Double
  /// Reach of a street in the open in metres.
  package var openReachMeters: Double

  /// The furthest that a street is let reach: beyond, no study sees the road (Karner 2010).
  package static let largestReachMeters = 570.0
  /// Width of a lane in metres.
  static let laneMeters = 3.25

  /// Creates a decay; reaches are kept between 1 m and ``largestReachMeters``.
  package init(builtUpReachMeters: Double, openReachMeters: Double) {
    self.builtUpReachMeters = Self.kept(builtUpReachMeters)
    self.openReachMeters = Self.kept(openReachMeters)
  }

  /// How far the streets of a pollutant reach; nil where no trend with distance is seen that could be added to a
  /// background.
  ///
  /// NO2: between houses as façades in Ghent show, in the open as stations near motorways do (`docs/field.md`). CO is
  /// taken to be alike (a presumption). The mass of PM shows no trend (Karner 2010, doi 10.1021/es100008x); O3 falls
  /// towards a street rather than rises; traffic emits next to no SO2 (a presumption).
  package static func fitted(for pollutant: Pollutant) -> StreetDecay? {
    switch pollutant {
    case .no2, .co: StreetDecay(builtUpReachMeters: 60, openReachMeters: 150)
    case .pm25, .pm10, .o3, .so2: nil
    }
  }

  /// Beyond so many metres from its middle line no street adds anything, however wide.
  var furthestMeters: Double {
    max(builtUpReachMeters, openReachMeters) + Double(EmissionStrength.maxLanes) * Self.laneMeters / 2 + 1
  }

  /// The decoded reaches go through the same bounds.
  package init(from decoder: any Decoder) throws {
    let keys = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      builtUpReachMeters: try keys.decode(Double.self, forKey: .builtUpReachMeters),
      openReachMeters: try keys.decode(Double.self, forKey: .openReachMeters))
  }

  private enum CodingKeys: String, CodingKey {
    case builtUpReachMeters, openReachMeters
  }

  private static func kept(_ reach: Double) -> Double {
    reach.isNaN ? 1 : min(largestReachMeters, max(1, reach))
  }
}
