internal import Geo

/// The lines of routes on a drawing, side by side where they share a street.
///
/// Streets are shared where two routes have the same two places one after the other. There each route has a lane of its
/// own, beside the middle of the street; alone it runs in the middle.
struct RouteLanes {
  typealias Point = PlanePoint

  /// The drawn lines, in the order of the routes.
  let lines: [[Point]]

  /// A stretch between two places, whichever way it is gone.
  private struct Stretch: Hashable {
    let first: Coordinate
    let second: Coordinate

    init(_ start: Coordinate, _ end: Coordinate) {
      let isForward = (start.longitude, start.latitude) < (end.longitude, end.latitude)
      (first, second) = isForward ? (start, end) : (end, start)
    }
  }

  /// A route on a stretch.
  private struct Use: Hashable {
    let route: Int
    /// The place at which it enters.
    let start: Coordinate
  }

  /// Points of a drawing between which lines are straight, whatever they were.
  private static let tolerance = 0.6
  /// Points nearer than this to the one before are left out, since a lane cannot follow them.
  private static let nearest = 2.5
  /// Points of a drawing along which a line changes its lane.
  private static let change = 5.0

  /// Lays the lanes.
  /// - Parameters:
  ///   - routes: The routes' lines.
  ///   - spacing: Points of the drawing from one lane to the next.
  ///   - project: Where a place lies on the drawing.
  init(_ routes: [[Coordinate]], spacing: Double, project: (Coordinate) -> Point) {
    let routes = routes.map { line in
      line.indices.filter { $0 == 0 || line[$0] != line[$0 - 1] }.map { line[$0] }
    }
    var uses: [Stretch: [Use]] = [:]
    for (number, line) in routes.enumerated() {
      for (start, end) in zip(line, line.dropFirst()) {
        let stretch = Stretch(start, end)
        guard uses[stretch]?.contains(where: { $0.route == number }) != true else { continue }
        uses[stretch, default: []].append(Use(route: number, start: start))
      }
    }
    lines = routes.enumerated().map { number, line in
      guard line.count > 1 else { return line.map(project) }
      let lanes = zip(line, line.dropFirst()).map { start, end in
        Self.lane(of: number, from: start, in: uses[Stretch(start, end)] ?? []) * spacing
      }
      return Self.drawn(line.map(project), lanes)
    }
  }

  /// How many lanes to the right of the middle a route runs, seen the way it goes.
  private static func lane(of route: Int, from start: Coordinate, in uses: [Use]) -> Double {
    guard let rank = uses.firstIndex(where: { $0.route == route }) else { return 0 }
    let lane = Double(rank) - Double(uses.count - 1) / 2
    // Sides are those of the first route's way; a route that comes the other way has them swapped.
    return uses[0].start == start ? lane : -lane
  }

  /// The line moved aside, stretch by stretch.
  private static func drawn(_ points: [Point], _ lanes: [Double]) -> [Point] {
    var kept = [points[0]]
    var keptLanes: [Double] = []
    var first = 0
    while first < lanes.count {
      var end = first
      while end < lanes.count, lanes[end] == lanes[first] { end += 1 }
      let run = simplified(Array(points[first...end]))
      kept += run.dropFirst()
      keptLanes += [Double](repeating: lanes[first], count: run.count - 1)
      first = end
    }
    return withoutLoops(offset(kept, keptLanes))
  }

  /// The points that a line needs, both ends included (Douglas and Peucker 1973).
  private static func simplified(_ line: [Point]) -> [Point] {
    var points = [line[0]]
    for point in line.dropFirst().dropLast() where point.distance(to: points[points.count - 1]) >= nearest {
      points.append(point)
    }
    points.append(line[line.count - 1])
    var isKept = [Bool](repeating: false, count: points.count)
    isKept[0] = true
    isKept[points.count - 1] = true
    var open = [(0, points.count - 1)]
    while let (start, end) = open.popLast() {
      guard end > start + 1 else { continue }
      let distances = (start + 1..<end).map {
        (number: $0, far: points[$0].distance(fromLine: points[start], points[end]))
      }
      guard let farthest = distances.max(by: { $0.far < $1.far }), farthest.far > tolerance else { continue }
      isKept[farthest.number] = true
      open += [(start, farthest.number), (farthest.number, end)]
    }
    return points.indices.filter { isKept[$0] }.map { points[$0] }
  }

  /// Where the line runs when each stretch is moved to its right by its lane.
  private static func offset(_ points: [Point], _ lanes: [Double]) -> [Point] {
    guard points.count > 1 else { return points }
    let directions = zip(points, points.dropFirst()).map { $0.direction(to: $1) }
    var result = [points[0].moved(lanes[0], aside: directions[0])]
    for corner in 1..<points.count - 1 {
      let (before, after) = (directions[corner - 1], directions[corner])
      let turn = before.x * after.x + before.y * after.y
      if lanes[corner - 1] == lanes[corner], turn > -0.3 {
        let middle = Point(x: before.x + after.x, y: before.y + after.y)
        result.append(points[corner].moved(lanes[corner] / (1 + turn), aside: middle))
      } else {
        let back = min(change, points[corner].distance(to: points[corner - 1]) * 0.4)
        let ahead = min(change, points[corner].distance(to: points[corner + 1]) * 0.4)
        result.append(points[corner].moved(lanes[corner - 1], aside: before).moved(-back, along: before))
        result.append(points[corner].moved(lanes[corner], aside: after).moved(ahead, along: after))
      }
    }
    result.append(points[points.count - 1].moved(lanes[lanes.count - 1], aside: directions[directions.count - 1]))
    return result
  }

  /// Takes out the small loops on the inner side of bends that are narrower than the lane.
  private static func withoutLoops(_ points: [Point]) -> [Point] {
    var points = points
    var index = 0
    while index + 3 < points.count {
      if let crossing = points[index].crossing(to: points[index + 1], points[index + 2], points[index + 3]) {
        points.replaceSubrange(index + 1...index + 2, with: [crossing])
      } else {
        index += 1
      }
    }
    return points
  }
}

extension PlanePoint {
  /// The unit vector to another point; east where the two are one.
  fileprivate func direction(to other: PlanePoint) -> PlanePoint {
    let length = distance(to: other)
    return length > 0 ? PlanePoint(x: (other.x - x) / length, y: (other.y - y) / length) : PlanePoint(x: 1, y: 0)
  }

  /// The point moved to the right of a direction, on a drawing whose y grows downwards.
  fileprivate func moved(_ distance: Double, aside direction: PlanePoint) -> PlanePoint {
    PlanePoint(x: x - distance * direction.y, y: y + distance * direction.x)
  }

  fileprivate func moved(_ distance: Double, along direction: PlanePoint) -> PlanePoint {
    PlanePoint(x: x + distance * direction.x, y: y + distance * direction.y)
  }

  /// The distance to the stretch between two points.
  func distance(fromLine start: PlanePoint, _ end: PlanePoint) -> Double {
    let (deltaX, deltaY) = (end.x - start.x, end.y - start.y)
    let square = deltaX * deltaX + deltaY * deltaY
    guard square > 0 else { return distance(to: start) }
    let share = min(1, max(0, ((x - start.x) * deltaX + (y - start.y) * deltaY) / square))
    return distance(to: PlanePoint(x: start.x + share * deltaX, y: start.y + share * deltaY))
  }

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
