package import Geo

/// Lines with fewer places, for an overview (Douglas and Peucker 1973).
package enum LineSimplification {
  /// The places without those that lie nearer than a tolerance to the line without them.
  /// - Complexity: O(n log n) for the lines of streets, O(n²) at worst.
  package static func simplified(_ line: [Coordinate], toleranceMeters: Double) -> [Coordinate] {
    guard line.count > 2, toleranceMeters > 0 else { return line }
    var isKept = [Bool](repeating: false, count: line.count)
    isKept[0] = true
    isKept[line.count - 1] = true
    let projection = LocalProjection(origin: line[line.count / 2])
    let points = line.map { projection.project($0) }
    var spans = [(first: 0, last: line.count - 1)]
    while let (first, last) = spans.popLast() {
      var farthest = (index: first, squared: toleranceMeters * toleranceMeters)
      let (a, b) = (points[first], points[last])
      for index in first + 1..<max(first + 1, last) {
        let squared = squaredDistance(points[index].x, points[index].y, from: (a.x, a.y), to: (b.x, b.y))
        if squared > farthest.squared { farthest = (index, squared) }
      }
      guard farthest.index > first else { continue }
      isKept[farthest.index] = true
      spans.append((first, farthest.index))
      spans.append((farthest.index, last))
    }
    return zip(line, isKept).filter(\.1).map(\.0)
  }

  /// What cannot be seen where the whole line fits a screen of 1000 pixels.
  package static func overviewToleranceMeters(_ line: [Coordinate]) -> Double {
    guard let box = BoundingBox(around: line) else { return 0 }
    let diagonal = Coordinate(latitude: box.south, longitude: box.west)
      .distanceMeters(to: Coordinate(latitude: box.north, longitude: box.east))
    return diagonal / 1000
  }

  private static func squaredDistance(
    _ x: Double, _ y: Double, from a: (x: Double, y: Double), to b: (x: Double, y: Double)
  ) -> Double {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let share = length > 0 ? min(1, max(0, ((x - a.x) * dx + (y - a.y) * dy) / length)) : 0
    let (ex, ey) = (x - a.x - share * dx, y - a.y - share * dy)
    return ex * ex + ey * ey
  }
}
