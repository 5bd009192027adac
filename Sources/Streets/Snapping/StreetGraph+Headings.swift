internal import Geo

extension StreetGraph {
  /// A point with the one direction in which its street meets a request, or with none where it does in all that are
  /// open; nil where it does in none.
  func headed(_ point: SnappedPoint, _ request: SnappingRequest, _ mode: TravelMode) -> SnappedPoint? {
    guard !request.isOpen else { return point }
    guard let line = Polyline(shape(ofSegment: point.segment)) else { return nil }
    let degrees = Self.degrees(of: line, at: point.fraction)
    let open = openDirections(ofSegment: point.segment, mode)
    // On a street of one way the side does not count (``SnappingRequest/side``).
    let ridden = open.filter { !isAgainstTraffic(point.segment, isReversed: $0 == .against, mode: mode) }
    let side = ridden.count > 1 ? request.side : nil
    let allowed = open.filter { direction in
      let travelled = direction == .along ? degrees : degrees + 180
      return request.direction?.includes(travelled) ?? true
        && side.map { Self.lies(point, on: $0, travelling: travelled) } ?? true
    }
    if allowed.isEmpty { return nil }
    return allowed.count == open.count ? point : point.headed(allowed.first)
  }

  /// Less than this from the line of a street, a place lies on no side of it.
  private static let sidelessMeters = 0.1

  /// Whether the place of a point lies on a side of its street for whoever travels in a direction.
  private static func lies(_ point: SnappedPoint, on side: SnappingRequest.Side, travelling degrees: Double) -> Bool {
    guard point.distanceMeters > sidelessMeters else { return true }
    let turn = (point.place.bearingDegrees(to: point.requested) - degrees + 720).truncatingRemainder(dividingBy: 360)
    return (turn < 180) == (side == .right)
  }

  /// The direction of a line at a fraction of its length, in degrees clockwise from north.
  private static func degrees(of line: Polyline, at fraction: Double) -> Double {
    let meters = fraction * line.lengthMeters
    let next = line.distancesMeters.firstIndex { $0 > meters } ?? line.places.count - 1
    guard next > 0 else { return 0 }
    return line.places[next - 1].bearingDegrees(to: line.places[next])
  }
}
