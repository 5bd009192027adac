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

/// A speed in km/h along a way and one against it; 0 is closed.
struct DirectedSpeed: Hashable, Sendable {
  var forward: Double
  var backward: Double

  static let closed = DirectedSpeed(forward: 0, backward: 0)

  init(forward: Double, backward: Double) {
    self.forward = forward
    self.backward = backward
  }

  /// One speed in the directions that are open.
  init(_ speed: Double, along directions: Directions) {
    forward = directions.contains(.forward) ? speed : 0
    backward = directions.contains(.backward) ? speed : 0
  }
}

/// Along a way, against it, or both.
struct Directions: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let forward = Directions(rawValue: 1)
  static let backward = Directions(rawValue: 2)
  static let both: Directions = [.forward, .backward]
}
