/// How fast each mode travels, and what is closed or dear to it: the settings that travel times are made with.
///
/// What is dear costs a search more than its time: a minute on it counts as many times as the factor says. The travel
/// time that is told stays what it is.
package struct ProfileSettings: Hashable, Sendable {
  /// Speed on a good, level way, km/h; never exceeded.
  package var speedsKilometersPerHour: [TravelMode: Double] = Self.defaultSpeeds
  /// Scooters share the carriageway of streets up to this speed limit, km/h, at no price.
  package var scooterStreetLimitKilometersPerHour: Double = 30
  /// Streets above ``scooterStreetLimitKilometersPerHour`` up to this speed limit, km/h, are open to scooters at a
  /// price; those above it are closed.
  package var scooterDearLimitKilometersPerHour: Double = 50
  /// The price of those streets: a minute on them counts as so many, at least 1.
  package var scooterDearFactor: Double = 2
  /// Classes that a mode keeps out of.
  package var closedClasses: [TravelMode: Set<HighwayClass>] = [:]
  /// Classes that are dear to a mode: a minute on them counts as so many, at least 1.
  package var classFactors: [TravelMode: [HighwayClass: Double]] = [:]
  /// What a mode needs of streets; what does not go with a mode is left out.
  package var needs: [TravelMode: Set<TravelNeed>] = [:]

  /// Walk 4.8, bike 15 and scooter 18 km/h, scooters on streets up to 30 km/h, and up to 50 km/h at twice the price.
  package init() {}

  /// The settings as one line of text for people, kept with a network.
  package var summary: String {
    let speeds = TravelMode.allCases.map { "\($0.rawValue) \(speed(of: $0)) km/h" }
    var parts = speeds + ["scooter streets up to \(scooterStreetLimitKilometersPerHour) km/h"]
    if scooterHighestLimitKilometersPerHour > scooterStreetLimitKilometersPerHour {
      parts.append(
        "up to \(scooterHighestLimitKilometersPerHour) km/h at \(Self.factor(scooterDearFactor)) times the price")
    }
    for mode in TravelMode.allCases {
      for key in closed(to: mode) { parts.append("\(mode.rawValue) closed on \(key)") }
      for (key, factor) in dear(to: mode) { parts.append("\(mode.rawValue) \(factor) times dearer on \(key)") }
      for need in needs(of: mode) { parts.append("\(mode.rawValue) by \(need.rawValue)") }
    }
    return parts.joined(separator: ", ")
  }

  /// The speed of a mode, km/h: the default where the setting is missing or no positive, finite number.
  package func speed(of mode: TravelMode) -> Double {
    if let speed = speedsKilometersPerHour[mode], speed.isFinite, speed > 0 { return speed }
    return Self.defaultSpeeds[mode] ?? 1
  }

  /// Up to which speed limit scooters use a street at all, km/h.
  package var scooterHighestLimitKilometersPerHour: Double {
    max(scooterStreetLimitKilometersPerHour, scooterDearLimitKilometersPerHour)
  }

  /// What a minute on a class counts as for a mode.
  func classFactor(_ mode: TravelMode, _ highwayClass: HighwayClass) -> Double {
    Self.factor(classFactors[mode]?[highwayClass] ?? 1)
  }

  /// What a mode needs of streets, in a fixed order.
  func needs(of mode: TravelMode) -> [TravelNeed] {
    let wanted = needs[mode] ?? []
    return TravelNeed.allCases.filter { wanted.contains($0) && $0.modes.contains(ModeSet(mode)) }
  }

  /// A factor within its range: from 1 to 1000.
  static func factor(_ value: Double) -> Double { value.isFinite ? min(1000, max(1, value)) : 1 }

  /// The keys of the classes that a mode keeps out of, in order.
  func closed(to mode: TravelMode) -> [String] { (closedClasses[mode] ?? []).map(\.key).sorted() }

  /// The keys of the classes that are dear to a mode, in order, with what a minute on each counts as.
  func dear(to mode: TravelMode) -> [(key: String, factor: Double)] {
    (classFactors[mode] ?? [:]).map { (key: $0.key.key, factor: Self.factor($0.value)) }.sorted { $0.key < $1.key }
  }

  private static let defaultSpeeds: [TravelMode: Double] = [.walk: 4.8, .bike: 15, .scooter: 18]
}
