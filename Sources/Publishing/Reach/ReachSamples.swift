internal import Geo
internal import Routing
internal import Streets

/// Places along reached streets, with what is used up there.
struct ReachSamples {
  private(set) var places: [(place: Coordinate, used: Float)] = []
  /// The box around all of them, nil where there are none.
  private(set) var box: BoundingBox?

  /// Takes places at most a spacing apart.
  init(_ reached: [ReachedStretch], graph: StreetGraph, spacingMeters: Double) {
    let plane = LocalProjection(origin: graph.box.center)
    var (west, south, east, north) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
    for stretch in reached {
      let line = FlatLine(graph.shape(ofSegment: stretch.segment), on: plane)
      let meters = line.lengthMeters * abs(stretch.end - stretch.start)
      let count = max(1, Int((meters / spacingMeters).rounded(.up)))
      for number in 0...count {
        let share = Double(number) / Double(count)
        let used = stretch.used + (stretch.usedAtEnd - stretch.used) * share
        let place = line.place(atFraction: stretch.start + (stretch.end - stretch.start) * share)
        (west, east) = (min(west, place.longitude), max(east, place.longitude))
        (south, north) = (min(south, place.latitude), max(north, place.latitude))
        places.append((place, Float(used)))
      }
    }
    guard !places.isEmpty else { return }
    box = BoundingBox(west: west, south: south, east: east, north: north)
  }
}

/// A street measured on a plane: true to a thousandth within a city, without a sine for every point.
private struct FlatLine {
  private let places: [Coordinate]
  /// Metres from the first place to each.
  private let meters: [Double]

  init(_ places: [Coordinate], on plane: LocalProjection) {
    self.places = places
    var meters = [0.0]
    meters.reserveCapacity(places.count)
    for (start, end) in zip(places, places.dropFirst()) {
      let east = (end.longitude - start.longitude) * plane.metersPerDegreeLongitude
      let north = (end.latitude - start.latitude) * LocalProjection.metersPerDegreeLatitude
      meters.append(meters[meters.count - 1] + (east * east + north * north).squareRoot())
    }
    self.meters = meters
  }

  var lengthMeters: Double { meters[meters.count - 1] }

  /// The place at a fraction of the length; a segment has two points at least.
  func place(atFraction fraction: Double) -> Coordinate {
    let target = min(1, max(0, fraction)) * lengthMeters
    var next = 1
    while next < places.count - 1, meters[next] < target { next += 1 }
    let piece = meters[next] - meters[next - 1]
    let share = piece > 0 ? (target - meters[next - 1]) / piece : 0
    let (start, end) = (places[next - 1], places[next])
    return Coordinate(
      latitude: start.latitude + (end.latitude - start.latitude) * share,
      longitude: start.longitude + (end.longitude - start.longitude) * share)
  }
}
