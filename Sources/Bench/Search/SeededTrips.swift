internal import Geo
internal import Routing
internal import Streets

/// Trips for measuring, the same for the same seed.
struct SeededTrips {
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// A number from 0 to 1.
  private mutating func next() -> Double { Double(random.next() >> 11) * 0x1p-53 }

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
