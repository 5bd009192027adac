internal import Geo
internal import Routing
internal import Streets

/// Places along reached streets, with what is used up there.
struct ReachSamples {
  private(set) var places: [(place: Coordinate, used: Float)] = []

  /// Takes places at most a spacing apart.
  init(_ reached: [ReachedStretch], graph: StreetGraph, spacingMeters: Double) {
    for stretch in reached {
      guard let line = Polyline(graph.shape(ofSegment: stretch.segment)) else { continue }
      let meters = line.lengthMeters * abs(stretch.end - stretch.start)
      let count = max(1, Int((meters / spacingMeters).rounded(.up)))
      for number in 0...count {
        let share = Double(number) / Double(count)
        let used = stretch.used + (stretch.usedAtEnd - stretch.used) * share
        places.append((line.place(atFraction: stretch.start + (stretch.end - stretch.start) * share), Float(used)))
      }
    }
  }

  /// The box around all of them, nil where there are none.
  var box: BoundingBox? { BoundingBox(around: places.map(\.place)) }
}
