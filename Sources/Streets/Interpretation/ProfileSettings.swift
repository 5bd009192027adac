/// How fast each mode travels, and where scooters may go: the settings that travel times are made with.
package struct ProfileSettings: Hashable, Sendable {
  /// Speed on a good, level way, km/h; never exceeded.
  package var speedsKilometersPerHour: [TravelMode: Double] = Self.defaultSpeeds
  /// Scooters share the carriageway of streets up to this speed limit, km/h.
  package var scooterStreetLimitKilometersPerHour: Double = 30

  /// Walk 4.8, bike 15 and scooter 18 km/h, scooters on streets up to 30 km/h.
  package init() {}

  /// The settings as one line of text, kept with a network.
  package var summary: String {
    let speeds = TravelMode.allCases.map { "\($0.rawValue) \(speed(of: $0)) km/h" }
    return (speeds + ["scooter streets up to \(scooterStreetLimitKilometersPerHour) km/h"]).joined(separator: ", ")
  }

  /// The speed of a mode, km/h: the default where the setting is missing or no positive, finite number.
  func speed(of mode: TravelMode) -> Double {
    if let speed = speedsKilometersPerHour[mode], speed.isFinite, speed > 0 { return speed }
    return Self.defaultSpeeds[mode] ?? 1
  }

  private static let defaultSpeeds: [TravelMode: Double] = [.walk: 4.8, .bike: 15, .scooter: 18]
}
