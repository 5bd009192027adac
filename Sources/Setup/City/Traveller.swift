package import AirData
package import Streets

/// A person who travels: what differs from the city's defaults.
package struct Traveller: Sendable, Hashable {
  /// What stairs are to somebody.
  package enum Stairs: String, CaseIterable, Sendable {
    /// As any street.
    case fine
    /// Only where they save much.
    case avoid
    /// Closed.
    case never
  }

  /// What the profile is called; nil where only flags say what it is.
  package var name: String?
  /// Speed on a good, level way by mode, km/h.
  package var speedsKilometersPerHour: [TravelMode: Double] = [:]
  /// Air that is breathed by mode, m³/h.
  package var breathingCubicMetersPerHour: [TravelMode: Double] = [:]
  /// Whether bad air harms more than others: λ and the threshold of stations follow.
  package var isSensitive = false
  /// The word of the measure to keep low; nil for the usual one.
  package var measureWord: String?
  /// What stairs are.
  package var stairs = Stairs.fine
  /// What is needed of streets.
  package var needs: Set<TravelNeed> = []

  /// Creates somebody who differs in nothing.
  package init() {}

  /// Speeds that are taken, km/h: a runner's on foot.
  package static func speeds(_ mode: TravelMode) -> ClosedRange<Double> { mode == .walk ? 1...20 : 1...60 }
  /// Breathing rates that are taken, m³/h.
  package static let breathing = 0.1...12.0
  /// By how much more burden counts to somebody sensitive; our judgement.
  package static let sensitiveFactor = 2.0
  /// What a minute on stairs counts as where they are avoided; our judgement.
  package static let stairsFactor = 5.0

  /// Whether nothing differs.
  package var isNobody: Bool {
    var other = self
    other.name = nil
    return other == Traveller()
  }

  /// Whether some streets count as longer than they take: the fastest way then is the one that suits best.
  package var weighsStreets: Bool { stairs != .fine || !needs.isEmpty }

  /// What is needed of streets, as words in a fixed order.
  package var needWords: [String] { TravelNeed.allCases.filter(needs.contains).map(\.rawValue) }

  /// The λ of the balanced way, given the city's.
  package func avoidance(_ usual: Double) -> Double { isSensitive ? usual * Self.sensitiveFactor : usual }

  /// The index above which a station gets a circle: where the best band of the scale ends for somebody sensitive.
  package func exclusionThreshold(_ scale: IndexScale) -> Double {
    isSensitive ? min(scale.exclusionThreshold, scale.isNumeric ? 50 : 1) : scale.exclusionThreshold
  }

  /// The city as it is to this person.
  package func applied(to city: CityConfiguration) -> CityConfiguration {
    var city = city
    city.ventilationCubicMetersPerHour.merge(breathingCubicMetersPerHour) { $1 }
    city.balancedAvoidance = avoidance(city.balancedAvoidance)
    return city
  }

  /// The settings of travel times as they are to this person in one mode, with what stairs are to them on foot.
  package func applied(to profile: ProfileSettings, _ mode: TravelMode) -> ProfileSettings {
    var profile = profile
    if let speed = speedsKilometersPerHour[mode] { profile.speedsKilometersPerHour[mode] = speed }
    // Where a bike may not be ridden it is pushed.
    if mode == .bike, let speed = speedsKilometersPerHour[.walk] { profile.speedsKilometersPerHour[.walk] = speed }
    // Stairs are closed to all others anyway, and who asks for another mode may be told to walk.
    switch stairs {
    case .fine: break
    case .avoid:
      let known = profile.classFactors[.walk]?[.steps] ?? 1
      profile.classFactors[.walk, default: [:]][.steps] = max(known, Self.stairsFactor)
    case .never: profile.closedClasses[.walk, default: []].insert(.steps)
    }
    if !needs.isEmpty { profile.needs[mode, default: []].formUnion(needs) }
    return profile
  }

  /// Refuses what does not go with a mode.
  /// - Throws: ``BrisaError``.
  package func check(_ mode: TravelMode) throws(BrisaError) {
    for need in [TravelNeed.wheelchair, .pram] where needs.contains(need) && mode != .walk {
      throw BrisaError(
        .badArgument, "A \(need.rawValue) goes on foot: choose the mode walk, or a profile without it.")
    }
  }
}
