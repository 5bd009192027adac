import Geo
import Streets

/// The plain rule to compare with: the street of whose 25 m to either side more than 85 % of a pavement lie; for a
/// crossing, the street that it meets.
struct FlatBuffer {
  let graph: StreetGraph

  func name(ofSegment segment: Int) -> String {
    let isCrossing = graph.value(of: .footway, ofSegment: segment) == "crossing"
    guard let line = Polyline(graph.shape(ofSegment: segment)) else { return "" }
    let places = isCrossing ? [line.places[0], line.places[line.places.count - 1]] : line.samples(spacingMeters: 2)
    var counts: [String: Int] = [:]
    for place in places {
      for name in names(near: place, meters: isCrossing ? 0.1 : 25, onLevelOf: segment) {
        counts[name, default: 0] += 1
      }
    }
    let least = isCrossing ? 0 : Double(places.count) * 0.85
    return counts.filter { Double($0.value) > least }.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
  }

  private func names(near place: Coordinate, meters: Double, onLevelOf segment: Int) -> Set<String> {
    let level: SegmentFlags = [.tunnel, .bridge]
    var names: Set<String> = []
    let point = BoundingBox(west: place.longitude, south: place.latitude, east: place.longitude, north: place.latitude)
    graph.forEachSegment(touching: point.expanded(byMeters: meters)) { street, _ in
      guard graph.highwayClass(ofSegment: street).rawValue <= HighwayClass.pedestrian.rawValue,
        graph.flags(ofSegment: street).intersection(level) == graph.flags(ofSegment: segment).intersection(level),
        let line = Polyline(graph.shape(ofSegment: street)), line.nearest(to: place).distanceMeters <= meters
      else { return }
      names.insert(graph.name(ofSegment: street))
    }
    return names.subtracting([""])
  }
}
