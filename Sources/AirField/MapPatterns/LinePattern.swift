internal import AirData
internal import Geo

/// Lines with values: each holds beside it as far as a street is wide, and where several do, the nearest.
struct LinePattern: Sendable {
  /// A straight stretch on a plane of its own.
  private struct Stretch: Sendable {
    let start: PlanePoint
    let end: PlanePoint
    let value: Float

    func distance(to point: PlanePoint) -> Double {
      let (x, y) = (end.x - start.x, end.y - start.y)
      let squared = x * x + y * y
      let along = squared > 0 ? ((point.x - start.x) * x + (point.y - start.y) * y) / squared : 0
      let part = max(0, min(1, along))
      return point.distance(to: PlanePoint(x: start.x + part * x, y: start.y + part * y))
    }
  }

  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  private let projection: LocalProjection
  private let stretches: [Stretch]
  private let squares: [Square: [Int32]]

  /// How far beside a line its value holds: half of a wide street.
  static let reachMeters = 25.0
  private static let squareMeters = 100.0
  /// Longer straight stretches are cut, so that their boxes stay small.
  private static let longestMeters = 200.0
  /// Into no more parts than the longest lines of a map come to.
  private static let maxParts = 1000 * AirMapLine.maxKilometers / longestMeters

  /// - Complexity: O(length of the lines).
  init(_ lines: [AirMapLine]) {
    let box = BoundingBox(around: lines.lazy.flatMap(\.points))
    let projection = LocalProjection(origin: box?.center ?? Coordinate(latitude: 0, longitude: 0))
    var stretches: [Stretch] = []
    for line in lines {
      let points = line.points.map { projection.project($0) }
      for (start, end) in zip(points, points.dropFirst()) {
        let count = max(1, (start.distance(to: end) / Self.longestMeters).rounded(.up))
        var previous = start
        for step in 1...Int(min(Self.maxParts, count)) {
          let part = Double(step) / min(Self.maxParts, count)
          let next = PlanePoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
          stretches.append(Stretch(start: previous, end: next, value: line.value))
          previous = next
        }
      }
    }
    var squares: [Square: [Int32]] = [:]
    for (index, stretch) in stretches.enumerated() {
      let xs = [stretch.start.x, stretch.end.x].sorted()
      let ys = [stretch.start.y, stretch.end.y].sorted()
      for column in Self.square(xs[0] - Self.reachMeters)...Self.square(xs[1] + Self.reachMeters) {
        for row in Self.square(ys[0] - Self.reachMeters)...Self.square(ys[1] + Self.reachMeters) {
          squares[Square(column: column, row: row), default: []].append(Int32(index))
        }
      }
    }
    (self.projection, self.stretches, self.squares) = (projection, stretches, squares)
  }

  /// The value of the nearest line within reach; NaN without one.
  func value(at place: Coordinate) -> Double {
    let point = projection.project(place)
    guard point.x.isFinite, point.y.isFinite, max(abs(point.x), abs(point.y)) < 1e8 else { return .nan }
    var value = Float.nan
    var nearest = Self.reachMeters
    for index in squares[Square(column: Self.square(point.x), row: Self.square(point.y))] ?? [] {
      let distance = stretches[Int(index)].distance(to: point)
      guard distance <= nearest else { continue }
      (value, nearest) = (stretches[Int(index)].value, distance)
    }
    return Double(value)
  }

  private static func square(_ meters: Double) -> Int { Int((meters / squareMeters).rounded(.down)) }
}
