internal import Geo

/// A polygon on the flat map around its middle, where its sides are straight.
///
/// A ring may cross itself, as one drawn with a finger does: whatever it winds around is inside. From each corner it
/// goes to the next one the short way round the globe, be it over the 180th meridian.
struct ZonePolygon: Sendable {
  /// A straight side.
  struct Side: Sendable {
    let start: PlanePoint
    let end: PlanePoint
  }

  let plane: LocalProjection
  /// Boxes around the outer ring on either side of the 180th meridian.
  let boxes: [BoundingBox]
  /// The sides of each ring; the first is the outer one.
  private let rings: [[Side]]

  /// More than the coordinates are rounded by.
  private static let slackMeters = 0.1

  init(_ corners: [[Coordinate]]) {
    let outer = BoundingBox(around: Longitude.unbroken(corners.first ?? []))
    let box = outer ?? BoundingBox(west: 0, south: 0, east: 0, north: 0)
    let plane = LocalProjection(origin: box.center)
    boxes = box.parts
    self.plane = plane
    rings = corners.map { ring in
      let points = ring.map(plane.project)
      return zip(points, points.dropFirst() + points.prefix(1)).map { Side(start: $0, end: $1) }
    }
  }

  /// How the polygon lies to all that is in a box.
  /// - Complexity: O(sides).
  func relation(to other: BoundingBox) -> ZoneArea.Relation {
    guard boxes.contains(where: { $0.intersects(other) }) else { return .outside }
    let low = plane.project(Coordinate(latitude: other.south, longitude: other.west))
    let high = plane.project(Coordinate(latitude: other.north, longitude: other.east))
    let slack = Self.slackMeters
    let frame = (
      west: low.x - slack, south: low.y - slack, east: high.x + slack, north: high.y + slack
    )
    for ring in rings {
      for side in ring
      where max(side.start.x, side.end.x) >= frame.west && min(side.start.x, side.end.x) <= frame.east
        && max(side.start.y, side.end.y) >= frame.south && min(side.start.y, side.end.y) <= frame.north
      {
        return .cutting
      }
    }
    return contains(PlanePoint(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2)) ? .around : .outside
  }

  /// Whether a point of the flat map is inside.
  /// - Complexity: O(sides).
  func contains(_ point: PlanePoint) -> Bool {
    guard let outer = rings.first, Self.winding(outer, around: point) != 0 else { return false }
    return rings.dropFirst().allSatisfy { Self.winding($0, around: point) == 0 }
  }

  /// The parts of a straight line inside, as fractions of it; those that touch are told apart.
  ///
  /// Between two sides that it crosses the line is inside throughout or nowhere: its middle there says which.
  /// - Complexity: O(sides × crossings).
  func inside(from start: PlanePoint, to end: PlanePoint) -> [FractionSet.Interval] {
    var cuts = [0.0, 1.0]
    for ring in rings {
      for side in ring {
        if let cut = Self.crossing(from: start, to: end, side) { cuts.append(cut) }
      }
    }
    cuts.sort()
    return zip(cuts, cuts.dropFirst()).compactMap { lower, upper in
      guard lower < upper else { return nil }
      let middle = (lower + upper) / 2
      let point = PlanePoint(x: start.x + (end.x - start.x) * middle, y: start.y + (end.y - start.y) * middle)
      return contains(point) ? .init(lower: lower, upper: upper) : nil
    }
  }

  /// How often a ring goes around a point, against the clock; 0 outside.
  ///
  /// Counted are the sides that cross the ray to the east: upwards with the point on their left, downwards on their
  /// right.
  private static func winding(_ ring: [Side], around point: PlanePoint) -> Int {
    var count = 0
    for side in ring {
      if side.start.y <= point.y {
        if side.end.y > point.y, turn(side, to: point) > 0 { count += 1 }
      } else if side.end.y <= point.y, turn(side, to: point) < 0 {
        count -= 1
      }
    }
    return count
  }

  /// Above 0 where a point lies left of a side.
  private static func turn(_ side: Side, to point: PlanePoint) -> Double {
    (side.end.x - side.start.x) * (point.y - side.start.y) - (point.x - side.start.x) * (side.end.y - side.start.y)
  }

  /// A side and a little more.
  ///
  /// A line through a corner must not slip between its two sides; one crossing too many does no harm.
  private static let nearSide = -1e-6...1 + 1e-6

  /// Where a line crosses a side, as a fraction of the line; nil where it does not, and where both run side by side.
  private static func crossing(from start: PlanePoint, to end: PlanePoint, _ side: Side) -> Double? {
    let line = PlanePoint(x: end.x - start.x, y: end.y - start.y)
    let edge = PlanePoint(x: side.end.x - side.start.x, y: side.end.y - side.start.y)
    let away = PlanePoint(x: side.start.x - start.x, y: side.start.y - start.y)
    let cross = line.x * edge.y - line.y * edge.x
    guard cross != 0 else { return nil }
    let onLine = (away.x * edge.y - away.y * edge.x) / cross
    let onSide = (away.x * line.y - away.y * line.x) / cross
    return (0...1).contains(onLine) && nearSide.contains(onSide) ? onLine : nil
  }
}
