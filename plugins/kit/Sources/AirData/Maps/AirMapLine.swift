public import Geo

/// A stretch of street with a value.
public struct AirMapLine: Hashable, Sendable {
  /// Its points, two or more.
  public let points: [Coordinate]
  /// µg/m³.
  public let value: Float

  /// Most points of all lines of a map.
  public static let maxPoints = 4_000_000

  /// Creates a line.
  public init(points: [Coordinate], value: Float) {
    self.points = points
    self.value = value
  }

  /// Most kilometres of all lines of a map: some of the largest cities together.
  public static let maxKilometers = 50_000.0

  /// Why lines cannot be used together, nil when they can.
  static func flaw(ofAll lines: [AirMapLine]) -> String? {
    guard lines.reduce(0, { $0 + $1.points.count }) <= maxPoints else {
      return "it has more than \(maxPoints) points"
    }
    var meters = 0.0
    for line in lines {
      for (start, end) in zip(line.points, line.points.dropFirst()) { meters += start.distanceMeters(to: end) }
    }
    return meters <= 1000 * maxKilometers ? nil : "its lines are longer than \(Int(maxKilometers)) km in all"
  }

  /// Why the line cannot be used, nil when it can.
  public var flaw: String? {
    if points.count < 2 { return "it has a line of less than two points" }
    return points.allSatisfy(\.isOnGlobe) ? nil : "it has a line outside the globe"
  }
}
