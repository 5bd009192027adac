/// How much the traffic of a street emits per metre, relative to a primary street: static, the same at all hours.
///
/// Strength = strength of the class × factor of the carriageway × factor of the speed limit. The classes' figures are
/// estimates from measured streets and stations, and so is it that one direction has half of a road's part; lanes and
/// speed are presumptions (see `docs/field.md`). They order the streets and leave the scale to the amplitude of each
/// hour.
package struct EmissionStrength: Hashable, Sendable {
  /// Strength by class, relative to a primary street; a class that is not listed has none.
  package var byClass: [RoadClass: Double]

  /// Gives each class its strength.
  package init(byClass: [RoadClass: Double]) {
    self.byClass = byClass
  }

  /// What streets of each class were measured to add, fitted by `Benchmarks/fit-streets`.
  ///
  /// NO2 grows more slowly than traffic does, so the steps between classes are smaller than those of vehicle counts.
  package static let fitted = EmissionStrength(byClass: [
    .motorway: 1.2, .trunk: 1.1, .primary: 1, .secondary: 0.9, .tertiary: 0.75, .unclassified: 0.2,
    .residential: 0.1, .livingStreet: 0.01, .service: 0.01,
  ])

  /// Lanes of a carriageway where none are stated.
  static let usualLanes = 2
  /// More lanes than this are a mistake in the map, or a toll plaza.
  static let maxLanes = 8
  /// What one direction has of a road.
  private static let directionShare = 0.5
  /// Roads of these classes have two directions, so where traffic runs in one the map draws the other beside it.
  private static let dividedClasses: Set<RoadClass> = [.motorway, .trunk, .primary, .secondary, .tertiary]

  /// Whether a line is one direction of a road, and not all of it.
  static func isHalf(_ line: StreetLine) -> Bool { line.isOneway && dividedClasses.contains(line.roadClass) }

  /// The lanes that count for a street.
  static func lanes(of line: StreetLine) -> Int {
    min(maxLanes, max(1, line.lanes ?? (isHalf(line) ? usualLanes / 2 : usualLanes)))
  }

  /// The strength of a street, zero where nothing drives or everything drives below the ground.
  package func strength(of line: StreetLine) -> Double {
    guard !line.isTunnel, let traffic = byClass[line.roadClass], traffic.isFinite, traffic > 0 else { return 0 }
    return traffic * Self.carriagewayFactor(line) * Self.speedFactor(line.speedLimitKilometersPerHour)
  }

  /// What a carriageway has of a usual road of its class.
  ///
  /// A wider road carries more, but its class says most of that already: the square root of the lanes over the usual
  /// two (a presumption). One direction has half of a road of twice its lanes, so that a road counts the same whether
  /// it is drawn as one line or as two.
  static func carriagewayFactor(_ line: StreetLine) -> Double {
    let lanes = Double(lanes(of: line))
    let usual = Double(usualLanes)
    return isHalf(line) ? Self.directionShare * (2 * lanes / usual).squareRoot() : (lanes / usual).squareRoot()
  }

  /// Emission per kilometre by speed: stop and go and motorway speeds emit more than a steady flow between (a
  /// presumption).
  static func speedFactor(_ kilometersPerHour: Double?) -> Double {
    switch kilometersPerHour ?? 50 {
    case ...30: 1.1
    case ...50: 1
    case ...100: 0.95
    default: 1.1
    }
  }
}
