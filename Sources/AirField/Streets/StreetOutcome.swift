/// What became of the street increment of a pollutant in one hour.
public enum StreetOutcome: Hashable, Sendable {
  /// The streets have their part.
  case applied(StreetFit)
  /// All is background.
  case absent(Reason)

  /// Why the streets have no part in an hour.
  public enum Reason: String, Hashable, Sendable {
    /// No traffic station has a reading of the hour.
    case noTrafficStation = "no-traffic-station"
    /// No background station has a reading of the hour.
    case noBackgroundStation = "no-background-station"
    /// No street that is known reaches a traffic station.
    case noStreetAtStation = "no-street-at-station"
  }
}

/// The scale of an hour's street increment.
public struct StreetFit: Hashable, Sendable {
  /// µg/m³ per unit of kernel, zero or more.
  public let amplitude: Double
  /// Ids of the traffic stations that it comes from, sorted.
  public let stations: [String]
  /// The largest kernel value among them; streets with more count as having this much.
  public let largestKernel: Double
}

/// A concentration in its two parts, both in µg/m³ and zero or more.
public struct ConcentrationParts: Hashable, Sendable {
  /// What the air of the district has.
  public var background: Double
  /// What the streets near by add: the part that a detour can avoid.
  public var increment: Double
  /// Whether the streets here are busier than any that a station stands at; they then count as the busiest of those.
  public var isBeyondStations: Bool

  /// Creates the parts.
  public init(background: Double, increment: Double, isBeyondStations: Bool = false) {
    self.background = background
    self.increment = increment
    self.isBeyondStations = isBeyondStations
  }

  /// The concentration.
  public var total: Double { background + increment }
}
