/// How much the traffic of a street gives off per metre, relative to a lane of a motorway: static, the same at all hours.
///
/// Strength = traffic of a lane of the class × lanes × factor of the speed limit. **The figures are presumptions**: no count of traffic is
/// behind them. They order the streets and leave the scale to the stations of each hour; a calibration of the city may replace them.
public struct EmissionStrength: Hashable, Sendable {
  /// Traffic of one lane by class, relative to a motorway's; a class that is not listed has none.
  public var perLane: [RoadClass: Double]

  /// Creates a table.
  public init(perLane: [RoadClass: Double]) {
    self.perLane = perLane
  }

  /// The presumed table: each class carries about half of what the one above it does.
  public static let presumed = EmissionStrength(perLane: [
    .motorway: 1, .trunk: 0.8, .primary: 0.5, .secondary: 0.3, .tertiary: 0.15, .unclassified: 0.06,
    .residential: 0.03, .livingStreet: 0.01, .service: 0.01,
  ])

  /// Lanes where none are stated.
  static let usualLanes = 2
  /// More lanes than this are a mistake in the map, or a toll plaza.
  static let mostLanes = 8

  /// The lanes that count for a street.
  static func lanes(of line: StreetLine) -> Int { min(mostLanes, max(1, line.lanes ?? usualLanes)) }

  /// The strength of a street, zero where nothing drives or everything drives below the ground.
  public func strength(of line: StreetLine) -> Double {
    guard !line.isTunnel, let traffic = perLane[line.roadClass], traffic.isFinite, traffic > 0 else { return 0 }
    return traffic * Double(Self.lanes(of: line)) * Self.speedFactor(line.speedLimitKilometersPerHour)
  }

  /// Emission per kilometre by speed: stop and go and motorway speeds give off more than a steady flow between (a presumption).
  static func speedFactor(_ kilometersPerHour: Double?) -> Double {
    switch kilometersPerHour ?? 50 {
    case ...30: 1.2
    case ...50: 1
    case ...100: 0.9
    default: 1.1
    }
  }
}
