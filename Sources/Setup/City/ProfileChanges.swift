package import Streets

/// What a configuration says about speeds and about what is closed or dear; what it leaves out stays as the network was
/// built.
package struct ProfileChanges: Sendable, Hashable {
  /// Speed on a good, level way by mode, km/h.
  package var speedsKilometersPerHour: [TravelMode: Double] = [:]
  /// Speed limit up to which scooters share a carriageway at no price, km/h.
  package var scooterStreetLimitKilometersPerHour: Double?
  /// Speed limit up to which they share one at a price, km/h.
  package var scooterDearLimitKilometersPerHour: Double?
  /// That price: a minute counts as so many.
  package var scooterDearFactor: Double?
  /// Classes that a mode keeps out of, in the place of all that the network was built with.
  package var closedClasses: [TravelMode: Set<HighwayClass>] = [:]
  /// Classes that are dear to a mode, in the place of all that the network was built with.
  package var classFactors: [TravelMode: [HighwayClass: Double]] = [:]

  /// Creates changes that change nothing.
  package init() {}

  /// Settings with the changes.
  package func applied(to profile: ProfileSettings) -> ProfileSettings {
    var profile = profile
    profile.speedsKilometersPerHour.merge(speedsKilometersPerHour) { $1 }
    if let limit = scooterStreetLimitKilometersPerHour { profile.scooterStreetLimitKilometersPerHour = limit }
    if let limit = scooterDearLimitKilometersPerHour { profile.scooterDearLimitKilometersPerHour = limit }
    if let factor = scooterDearFactor { profile.scooterDearFactor = factor }
    profile.closedClasses.merge(closedClasses) { $1 }
    profile.classFactors.merge(classFactors) { $1 }
    return profile
  }
}
