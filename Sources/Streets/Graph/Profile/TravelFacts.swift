/// What a street is to every mode, apart from any profile: what travel times are worked out from.
///
/// A network file keeps them as they lie in memory; `docs/network-file.md` describes them byte by byte.
package struct TravelFacts: Hashable, Sendable, BitwiseCopyable {
  /// ``HighwayClass``.
  var highwayClass: UInt8
  /// ``Directions`` in which one walks.
  var walk: UInt8
  /// ``Directions`` in which a bike is ridden.
  var ride: UInt8
  /// ``Directions`` in which a bike is pushed.
  var push: UInt8
  /// ``Directions`` in which scooters may go, whatever the speed of the cars.
  var scooter: UInt8
  /// ``Directions`` in which scooters have a track or lane of their own, or no cars beside them.
  var calm: UInt8
  /// Hundredths of its speed that a wheel keeps on the surface.
  var wheelPercent: UInt8
  /// 0.
  var reserved: UInt8 = 0
  /// What wheels do at most, in hundredths of km/h; ``noLimit`` where nothing limits them.
  var wheelCap: UInt16
  /// The speed limit of the cars, stated or presumed, in hundredths of km/h; ``noLimit`` where there is none.
  var carLimit: UInt16

  /// Creates facts; directions are 1 along the shape, 2 against it, and speeds as ``kept(_:)`` has them.
  package init(
    highwayClass: UInt8, walk: UInt8, ride: UInt8, push: UInt8, scooter: UInt8, calm: UInt8, wheelPercent: UInt8,
    wheelCap: UInt16, carLimit: UInt16
  ) {
    self.highwayClass = highwayClass
    self.walk = walk
    self.ride = ride
    self.push = push
    self.scooter = scooter
    self.calm = calm
    self.wheelPercent = wheelPercent
    self.wheelCap = wheelCap
    self.carLimit = carLimit
  }

  /// No limit at all.
  package static let noLimit = UInt16.max

  /// A speed as it is kept: to a hundredth of a km/h.
  package static func kept(_ kilometersPerHour: Double) -> UInt16 {
    guard kilometersPerHour < Double(noLimit) / 100 else { return noLimit }
    return UInt16(min(Double(noLimit - 1), max(1, (kilometersPerHour * 100).rounded())))
  }

  /// What was kept, in km/h.
  static func kilometersPerHour(_ kept: UInt16) -> Double { kept == noLimit ? .infinity : Double(kept) / 100 }

  /// Whether a bike is pushed in a direction against the traffic, on a street that is ridden the other way.
  func isPushedAgainstTraffic(_ direction: Directions) -> Bool {
    ride != 0 && push & direction.rawValue & ~ride != 0
  }

  /// The modes that may go in a direction under some profile.
  func modes(_ direction: Directions) -> ModeSet {
    let bit = direction.rawValue
    var open: ModeSet = []
    if walk & bit != 0 { open.insert(.walk) }
    if (ride | push) & bit != 0 { open.insert(.bike) }
    if scooter & bit != 0 { open.insert(.scooter) }
    return open
  }
}

extension HighwayClass {
  /// The class that is called so, nil when none is.
  package init?(key: String) {
    guard let known = Self.allCases.first(where: { $0.key == key }) else { return nil }
    self = known
  }
}
