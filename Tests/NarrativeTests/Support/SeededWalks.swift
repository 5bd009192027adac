import Geo
import Routing
import Streets
import TestSupport

/// Ways between random places of a city, the same for the same seed.
struct SeededWalks {
  /// A way and its directions.
  struct Walk {
    let guidance: PathGuidance
    let path: Path
    let destination: SnappedPoint
  }

  let graph: StreetGraph
  let seed: UInt64
  let box: BoundingBox
  /// How far apart the places are, in metres.
  let metersApart: ClosedRange<Double>
  var mode = TravelMode.walk

  /// A hundred walks.
  func hundred() -> [Walk] {
    var generator = SeededRandom(seed: seed)
    let router = Router(graph: graph)
    var walks: [Walk] = []
    while walks.count < 100 {
      let ends = (0..<2).map { _ in
        Coordinate(
          latitude: .random(in: box.south...box.north, using: &generator),
          longitude: .random(in: box.west...box.east, using: &generator))
      }
      guard let snapped = try? ends.map({ try graph.snap($0, mode: mode, limitMeters: 100) }),
        metersApart.contains(ends[0].distanceMeters(to: ends[1]))
      else { continue }
      let query = Router.Query(
        origin: snapped[0], destination: snapped[1], mode: mode, objective: .fastest, pollution: nil)
      guard let path = try? router.path(query) else { continue }
      walks.append(
        Walk(
          guidance: router.guidance(of: path, mode: mode, from: snapped[0], to: snapped[1]), path: path,
          destination: snapped[1]))
    }
    return walks
  }
}
