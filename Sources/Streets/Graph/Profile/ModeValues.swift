/// One value for each mode.
struct ModeValues<Value: Sendable>: Sendable {
  var walk: Value
  var bike: Value
  var scooter: Value

  subscript(mode: TravelMode) -> Value {
    switch mode {
    case .walk: walk
    case .bike: bike
    case .scooter: scooter
    }
  }
}

extension ModeValues: Equatable where Value: Equatable {}

/// A set of modes.
struct ModeSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let walk = ModeSet(.walk)
  static let bike = ModeSet(.bike)
  static let scooter = ModeSet(.scooter)
  static let all: ModeSet = [.walk, .bike, .scooter]
  /// The modes that turn restrictions bind.
  static let wheels: ModeSet = [.bike, .scooter]

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  init(_ mode: TravelMode) {
    self.init(rawValue: 1 << UInt8(mode.index))
  }
}

/// A pace along a way and one against it.
struct DirectedPace: Hashable, Sendable {
  var forward: TravelPace
  var backward: TravelPace
}

extension TravelPaces {
  /// The paces of all modes.
  func paces(_ facts: TravelFacts) -> ModeValues<DirectedPace> {
    func directed(_ mode: TravelMode) -> DirectedPace {
      DirectedPace(forward: pace(mode, facts, .forward), backward: pace(mode, facts, .backward))
    }
    return ModeValues(walk: directed(.walk), bike: directed(.bike), scooter: directed(.scooter))
  }
}

/// Along a way, against it, or both.
struct Directions: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let forward = Directions(rawValue: 1)
  static let backward = Directions(rawValue: 2)
  static let both: Directions = [.forward, .backward]
}
