internal import Geo

/// A line on a drawing that knows where a bike is pushed.
struct DrawnLine {
  private(set) var points: [PlanePoint]
  /// Whether a bike is pushed, for each stretch from one point to the next.
  private var isPushed: [Bool]

  /// A line that begins with some points, between which no bike is pushed.
  init(points: [PlanePoint]) {
    self.points = points
    isPushed = [Bool](repeating: false, count: max(0, points.count - 1))
  }

  /// Leads the line on to a point.
  mutating func append(_ point: PlanePoint, isPushed: Bool) {
    points.append(point)
    self.isPushed.append(isPushed)
  }

  /// The parts on which a bike is pushed.
  var pushed: [[PlanePoint]] {
    var parts: [[PlanePoint]] = []
    for stretch in isPushed.indices where isPushed[stretch] {
      if stretch == 0 || !isPushed[stretch - 1] { parts.append([points[stretch]]) }
      parts[parts.count - 1].append(points[stretch + 1])
    }
    return parts
  }

  /// The line without the small loops on the inner side of bends that are narrower than its lane.
  var withoutLoops: DrawnLine {
    var line = self
    var index = 0
    while index + 3 < line.points.count {
      let (start, end) = (line.points[index], line.points[index + 1])
      if let crossing = start.crossing(to: end, line.points[index + 2], line.points[index + 3]) {
        line.points.replaceSubrange(index + 1...index + 2, with: [crossing])
        line.isPushed.remove(at: index + 1)
      } else {
        index += 1
      }
    }
    return line
  }
}

extension PlanePoint {
  /// Where the stretch from here to `end` crosses another one, nil where it does not.
  fileprivate func crossing(to end: PlanePoint, _ other: PlanePoint, _ otherEnd: PlanePoint) -> PlanePoint? {
    let (deltaX, deltaY) = (end.x - x, end.y - y)
    let (otherX, otherY) = (otherEnd.x - other.x, otherEnd.y - other.y)
    let determinant = deltaX * otherY - deltaY * otherX
    guard abs(determinant) > 1e-9 else { return nil }
    let share = ((other.x - x) * otherY - (other.y - y) * otherX) / determinant
    let otherShare = ((other.x - x) * deltaY - (other.y - y) * deltaX) / determinant
    guard (0...1).contains(share), (0...1).contains(otherShare) else { return nil }
    return PlanePoint(x: x + share * deltaX, y: y + share * deltaY)
  }
}
