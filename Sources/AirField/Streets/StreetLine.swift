package import Geo

/// What stands along a street; it decides how far its air reaches.
package enum StreetSetting: CaseIterable, Sendable {
  /// Between houses: what the traffic emits stays in the street.
  case builtUp
  /// In the open: it is carried over hundreds of metres.
  case open
}

/// A stretch of street as the field is handed it.
package struct StreetLine: Hashable, Sendable {
  /// Its line on the plane, two points or more; a shorter one emits nothing.
  package var points: [PlanePoint]
  /// What it is for.
  package var roadClass: RoadClass
  /// Number of lanes of the carriageway, nil where not known.
  package var lanes: Int?
  /// Speed limit in km/h, nil where not known.
  package var speedLimitKilometersPerHour: Double?
  /// Whether traffic runs in one direction, as on either half of a dual carriageway.
  package var isOneway: Bool
  /// What stands along it.
  package var setting: StreetSetting
  /// Whether it runs below the ground, so that nothing of it reaches the streets above.
  package var isTunnel: Bool

  /// Creates a stretch of street.
  package init(
    points: [PlanePoint], roadClass: RoadClass, lanes: Int? = nil, speedLimitKilometersPerHour: Double? = nil,
    isOneway: Bool = false, setting: StreetSetting = .builtUp, isTunnel: Bool = false
  ) {
    self.points = points
    self.roadClass = roadClass
    self.lanes = lanes
    self.speedLimitKilometersPerHour = speedLimitKilometersPerHour
    self.isOneway = isOneway
    self.setting = setting
    self.isTunnel = isTunnel
  }
}
