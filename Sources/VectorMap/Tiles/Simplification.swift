/// Leaves points out that hardly show (Douglas and Peucker, "Algorithms for the reduction of the number of points",
/// 1973).
enum Simplification {
  /// The points of a line that are farther than a tolerance from the line that leaves them out; the ends stay.
  ///
  /// Long lines are taken in runs, whose ends stay too, so that the work is bounded.
  /// - Complexity: O(n · ``runLength``).
  static func line(_ points: [TilePoint], tolerance: Double) -> [TilePoint] {
    guard points.count > 2 else { return points }
    var isKept = [Bool](repeating: false, count: points.count)
    for first in stride(from: 0, to: points.count - 1, by: runLength) {
      keep(
        points, from: first, to: min(points.count - 1, first + runLength), limit: tolerance * tolerance, in: &isKept)
    }
    return points.indices.lazy.filter { isKept[$0] }.map { points[$0] }
  }

  /// The points of a ring, which ends where it begins, that stay; one that would have no surface is empty.
  static func ring(_ points: [TilePoint], tolerance: Double) -> [TilePoint] {
    guard points.count > 3 else { return [] }
    // The point that lies farthest from the first one stays too, or all would lie on a line to itself.
    let first = points[0]
    let far = points.indices.max { square(points[$0], first) < square(points[$1], first) } ?? 0
    let kept =
      line(Array(points[...far]), tolerance: tolerance) + line(Array(points[far...]), tolerance: tolerance).dropFirst()
    return kept.count > 3 ? kept : []
  }

  private static let runLength = 512

  private static func keep(
    _ points: [TilePoint], from first: Int, to last: Int, limit: Double, in isKept: inout [Bool]
  ) {
    (isKept[first], isKept[last]) = (true, true)
    var stack = [(first, last)]
    while let (first, last) = stack.popLast() {
      guard last - first > 1 else { continue }
      var (farthest, distance) = (first, limit)
      for index in first + 1..<last {
        let other = squareDistance(points[index], points[first], points[last])
        if other > distance { (farthest, distance) = (index, other) }
      }
      guard farthest > first else { continue }
      isKept[farthest] = true
      stack += [(first, farthest), (farthest, last)]
    }
  }

  private static func square(_ one: TilePoint, _ other: TilePoint) -> Double {
    let (dx, dy) = (Double(one.x) - Double(other.x), Double(one.y) - Double(other.y))
    return dx * dx + dy * dy
  }

  /// From a point to the nearest one between two others.
  private static func squareDistance(_ point: TilePoint, _ from: TilePoint, _ to: TilePoint) -> Double {
    let (dx, dy) = (Double(to.x) - Double(from.x), Double(to.y) - Double(from.y))
    let (px, py) = (Double(point.x) - Double(from.x), Double(point.y) - Double(from.y))
    let length = dx * dx + dy * dy
    let share = length > 0 ? max(0, min(1, (px * dx + py * dy) / length)) : 0
    let (ex, ey) = (px - share * dx, py - share * dy)
    return ex * ex + ey * ey
  }
}
