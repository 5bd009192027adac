internal import Trips

extension Itinerary {
  /// The same way with fewer legs, each from one of some places to the next.
  func joined(at places: [Int]) -> Itinerary {
    joiningLegs(zip(places, places.dropFirst()).map { $0..<$1 })
  }
}
