internal import AirData
internal import Foundation
package import Streets

/// What a command line or an address says of who travels, in its own words.
package struct RequestedTraveller: Sendable {
  /// Name of a profile of the configuration, or a file where those are taken.
  package var profile: String?
  /// Speed of the mode, km/h.
  package var speed: String?
  /// m³/h, or an effort.
  package var breathing: String?
  /// One of ``Traveller/Stairs``.
  package var stairs: String?
  /// Whether bad air harms more than others.
  package var isSensitive = false
  /// Whether they travel in a wheelchair.
  package var wheelchair = false
  /// Whether they push a pram.
  package var pram = false
  /// Whether they prefer lit streets.
  package var lit = false
  /// Whether they prefer quiet streets.
  package var quiet = false
  /// Whether a profile may be a file.
  package var takesFiles = false
  /// How a parameter is called in errors, given its name.
  package var called: @Sendable (String) -> String = { "'\($0)'" }

  package init() {}

  /// Who travels: the profile, and over it what else is said; nil for nobody in particular.
  /// - Throws: ``BrisaError``.
  package func traveller(_ mode: TravelMode, in city: CityConfiguration) throws(BrisaError) -> Traveller? {
    var traveller = try profiled(in: city)
    if let speed { traveller.speedsKilometersPerHour[mode] = try kilometersPerHour(speed, mode) }
    if let breathing { traveller.breathingCubicMetersPerHour[mode] = try cubicMetersPerHour(breathing) }
    if isSensitive { traveller.isSensitive = true }
    if let stairs { traveller.stairs = try knownStairs(stairs) }
    let wanted = [(TravelNeed.wheelchair, wheelchair), (.pram, pram), (.lit, lit), (.quiet, quiet)]
    for (need, isWanted) in wanted where isWanted { traveller.needs.insert(need) }
    guard traveller != Traveller() else { return nil }
    try traveller.check(mode)
    return traveller
  }

  /// The air that somebody breathes by mode, m³/h: that of the profile, and over it what is said for every mode.
  ///
  /// The city's holds for modes that are left out.
  /// - Throws: ``BrisaError``.
  package func breathing(in city: CityConfiguration) throws(BrisaError) -> [TravelMode: Double] {
    var requested = RequestedTraveller()
    (requested.profile, requested.takesFiles, requested.called) = (profile, takesFiles, called)
    var rates = try requested.traveller(.walk, in: city)?.breathingCubicMetersPerHour ?? [:]
    requested.profile = nil
    requested.breathing = breathing
    for mode in TravelMode.allCases {
      if let rate = try requested.traveller(mode, in: city)?.breathingCubicMetersPerHour[mode] { rates[mode] = rate }
    }
    return rates
  }

  /// The profile of a city, or of a file where those are taken; nobody in particular where none is named.
  private func profiled(in city: CityConfiguration) throws(BrisaError) -> Traveller {
    guard let profile else { return Traveller() }
    return takesFiles ? try TravellerFile.named(profile, in: city) : try TravellerFile.configured(profile, in: city)
  }

  private func cubicMetersPerHour(_ text: String) throws(BrisaError) -> Double {
    guard let rate = BreathingEffort.rate(text) else {
      throw BrisaError(.badArgument, "\(called("breathing")) takes \(BreathingEffort.choices), not '\(text)'.")
    }
    return rate
  }

  private func knownStairs(_ text: String) throws(BrisaError) -> Traveller.Stairs {
    guard let known = Traveller.Stairs(rawValue: text) else {
      let words = Traveller.Stairs.allCases.map(\.rawValue).joined(separator: ", ")
      throw BrisaError(.badArgument, "\(called("stairs")) takes one of \(words), not '\(text)'.")
    }
    return known
  }

  private func kilometersPerHour(_ text: String, _ mode: TravelMode) throws(BrisaError) -> Double {
    let range = Traveller.speeds(mode)
    guard let value = DecimalNumber.parse(text.trimmingCharacters(in: .whitespaces)), range.contains(value) else {
      let (low, high) = (Int(range.lowerBound), Int(range.upperBound))
      throw BrisaError(
        .badArgument,
        "\(called("speed")) takes km/h from \(low) to \(high) in the mode \(mode.rawValue), not '\(text)'.")
    }
    return value
  }
}
