internal import Geo

/// The lines of routes on a drawing, side by side where they share a street.
///
/// Streets are shared where two routes have the same two places one after the other. There each route has a lane of its
/// own, beside the middle of the street; alone it runs in the middle.
struct RouteLanes {
  typealias Point = PlanePoint

  /// The drawn lines, in the order of the routes.
  let lines: [[Point]]
  /// The parts of each drawn line on which a bike is pushed.
  let pushed: [[[Point]]]

  /// A route's line without repeated places.
  private struct Line {
    let places: [Coordinate]
    /// Whether a bike is pushed, for each stretch from one place to the next.
    let isPushed: [Bool]

    init(_ line: [Coordinate], pushed: [ClosedRange<Int>]) {
      let kept = line.indices.filter { $0 == 0 || line[$0] != line[$0 - 1] }
      places = kept.map { line[$0] }
      isPushed = kept.dropFirst().map { end in pushed.contains { $0.lowerBound < end && end <= $0.upperBound } }
    }
  }

  /// How a stretch is drawn.
  private struct Lane: Hashable {
    /// Points of the drawing to the right of the middle of the street, seen the way the route goes.
    let offset: Double
    let isPushed: Bool
  }

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
  ///   - pushed: The parts of each line on which a bike is pushed, by the numbers of their first and their last place;
  ///     empty where there are none.
  ///   - spacing: Points of the drawing from one lane to the next.
  ///   - project: Where a place lies on the drawing.
  init(
    _ routes: [[Coordinate]], pushed: [[ClosedRange<Int>]] = [], spacing: Double, project: (Coordinate) -> Point
  ) {
    let routes = routes.enumerated().map { number, line in
      Line(line, pushed: pushed.indices.contains(number) ? pushed[number] : [])
    }
    var uses: [Stretch: [Use]] = [:]
    for (number, line) in routes.enumerated() {
      for (start, end) in zip(line.places, line.places.dropFirst()) {
        let stretch = Stretch(start, end)
        guard uses[stretch]?.contains(where: { $0.route == number }) != true else { continue }
        uses[stretch, default: []].append(Use(route: number, start: start))
      }
    }
    let drawn = routes.enumerated().map { number, line in
      let lanes = line.isPushed.indices.map { index in
        let (start, end) = (line.places[index], line.places[index + 1])
        return Lane(
          offset: Self.lane(of: number, from: start, in: uses[Stretch(start, end)] ?? []) * spacing,
          isPushed: line.isPushed[index])
      }
      return Self.drawn(line.places.map(project), lanes)
    }
    lines = drawn.map(\.points)
    self.pushed = drawn.map(\.pushed)
  }

  /// How many lanes to the right of the middle a route runs, seen the way it goes.
  private static func lane(of route: Int, from start: Coordinate, in uses: [Use]) -> Double {
    guard let rank = uses.firstIndex(where: { $0.route == route }) else { return 0 }
    let lane = Double(rank) - Double(uses.count - 1) / 2
    // Sides are those of the first route's way; a route that comes the other way has them swapped.
    return uses[0].start == start ? lane : -lane
  }

  /// The line moved aside, stretch by stretch.
  private static func drawn(_ points: [Point], _ lanes: [Lane]) -> DrawnLine {
    guard points.count > 1 else { return DrawnLine(points: points) }
    var kept = [points[0]]
    var keptLanes: [Lane] = []
    var first = 0
    while first < lanes.count {
      var end = first
      while end < lanes.count, lanes[end] == lanes[first] { end += 1 }
      let run = simplified(Array(points[first...end]))
      kept += run.dropFirst()
      keptLanes += [Lane](repeating: lanes[first], count: run.count - 1)
      first = end
    }
    return offset(kept, keptLanes).withoutLoops
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
  private static func offset(_ points: [Point], _ lanes: [Lane]) -> DrawnLine {
    let directions = zip(points, points.dropFirst()).map { $0.direction(to: $1) }
    var result = DrawnLine(points: [points[0].moved(lanes[0].offset, aside: directions[0])])
    for corner in 1..<points.count - 1 {
      let (before, after) = (directions[corner - 1], directions[corner])
      let (lane, next) = (lanes[corner - 1], lanes[corner])
      let turn = before.x * after.x + before.y * after.y
      if lane.offset == next.offset, turn > -0.3 {
        let middle = Point(x: before.x + after.x, y: before.y + after.y)
        result.append(points[corner].moved(next.offset / (1 + turn), aside: middle), isPushed: lane.isPushed)
      } else {
        let back = min(change, points[corner].distance(to: points[corner - 1]) * 0.4)
        let ahead = min(change, points[corner].distance(to: points[corner + 1]) * 0.4)
        result.append(
          points[corner].moved(lane.offset, aside: before).moved(-back, along: before), isPushed: lane.isPushed)
        result.append(
          points[corner].moved(next.offset, aside: after).moved(ahead, along: after),
          isPushed: lane.isPushed && next.isPushed)
      }
    }
    let last = lanes[lanes.count - 1]
    result.append(
      points[points.count - 1].moved(last.offset, aside: directions[directions.count - 1]), isPushed: last.isPushed)
    return result
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
}
