internal import Geo

/// Finds out on which side the traffic of a map keeps.
///
/// One goes round a roundabout clockwise where traffic keeps to the left. Where there is none, `driving_side` counts:
/// it comes second, as streets that are an exception in their city are tagged first of all.
struct DrivingSideFinder {
  private let map: DecodedMap

  init(_ map: DecodedMap) { self.map = map }

  /// The side that most of them tell, nil where none does.
  /// - Complexity: O(ways + nodes of roundabouts).
  var side: DrivingSide? {
    Self.majority(map.ways.compactMap { ringSide($0) }) ?? Self.majority(map.ways.compactMap { DrivingSide($0.tags) })
  }

  private static func majority(_ sides: [DrivingSide]) -> DrivingSide? {
    let left = sides.count { $0 == .left }
    if 2 * left == sides.count { return nil }
    return 2 * left > sides.count ? .left : .right
  }

  /// From which roundness on a line turns to one side: an eighth of a circle.
  private static let minRoundness = 0.015

  /// What a roundabout tells, or a part of one; nil for all other ways.
  private func ringSide(_ way: DecodedWay) -> DrivingSide? {
    guard way.tags.has("junction", "roundabout"), let highwayClass = HighwayClass(way.tags) else { return nil }
    let roundness = roundness(way.nodes)
    guard abs(roundness) >= Self.minRoundness else { return nil }
    switch Oneway.traffic(way.tags, highwayClass) {
    case .forward: return roundness > 0 ? .right : .left
    case .backward: return roundness > 0 ? .left : .right
    default: return nil
    }
  }

  /// The area between a line and the straight way back to its beginning, over the square of the length of both.
  ///
  /// A circle against the clock has 0.08, one with it −0.08, a straight line 0. A line that the extract cuts has 0.
  private func roundness(_ nodes: [UInt32]) -> Double {
    guard let first = nodes.first, !nodes.contains(DecodedWay.missingNode) else { return 0 }
    let plane = LocalProjection(origin: map.coordinate(Int(first)))
    let points = nodes.map { plane.project(map.coordinate(Int($0))) }
    var (area, meters) = (0.0, 0.0)
    for (from, to) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += (from.x * to.y - from.y * to.x) / 2
      meters += from.distance(to: to)
    }
    return meters > 0 ? area / (meters * meters) : 0
  }
}
