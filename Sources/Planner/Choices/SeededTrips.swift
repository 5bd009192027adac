internal import Geo
internal import Routing
internal import Streets

/// Trips for measuring, the same for the same seed.
struct SeededTrips {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A number from 0 to 1 (SplitMix64: Steele, Lea, Flood, OOPSLA 2014).
  private mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ (mixed >> 31)) >> 11) * 0x1p-53
  }

  /// Two places on streets that are some metres apart as the crow flies, nil where none turns up.
  mutating func trip(
    on graph: StreetGraph, mode: TravelMode, meters: ClosedRange<Double>
  ) -> (origin: SnappedPoint, destination: SnappedPoint)? {
    for _ in 0..<10_000 {
      guard let origin = place(on: graph, mode), let destination = place(on: graph, mode),
        meters.contains(origin.place.distanceMeters(to: destination.place)),
        graph.areConnected(origin, destination, mode: mode)
      else { continue }
      return (origin, destination)
    }
    return nil
  }

  private mutating func place(on graph: StreetGraph, _ mode: TravelMode) -> SnappedPoint? {
    let node = Int(next() * Double(graph.nodeCount))
    return try? graph.snap(graph.coordinate(ofNode: min(node, graph.nodeCount - 1)), mode: mode, limitMeters: 50)
  }
}
