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
