public import Geo

/// What stands along a street; it decides how far its air reaches.
public enum StreetSetting: CaseIterable, Sendable {
  /// Between houses: what the traffic gives off stays in the street.
  case builtUp
  /// In the open: it is carried over hundreds of metres.
  case open
}

/// A stretch of street as the field is handed it.
public struct StreetLine: Hashable, Sendable {
  /// Its line on the plane, two points or more; a shorter one emits nothing.
  public var points: [PlanePoint]
  /// What it is for.
  public var roadClass: RoadClass
  /// Number of lanes of the carriageway, nil where not known.
  public var lanes: Int?
  /// Speed limit in km/h, nil where not known.
  public var speedLimitKilometersPerHour: Double?
  /// What stands along it.
  public var setting: StreetSetting
  /// Whether it runs below the ground, so that nothing of it reaches the streets above.
  public var isTunnel: Bool

  /// Creates a stretch of street.
  public init(
    points: [PlanePoint], roadClass: RoadClass, lanes: Int? = nil, speedLimitKilometersPerHour: Double? = nil,
    setting: StreetSetting = .builtUp, isTunnel: Bool = false
  ) {
    self.points = points
    self.roadClass = roadClass
    self.lanes = lanes
    self.speedLimitKilometersPerHour = speedLimitKilometersPerHour
    self.setting = setting
    self.isTunnel = isTunnel
  }
}
