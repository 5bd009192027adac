internal import AirData
internal import CGDAL
internal import Foundation
internal import Geo

/// The lines and polygons of a layer in the city.
struct Shapes {
  struct Line {
    var value: Float
    let points: [Coordinate]
  }

  struct Polygon {
    var value: Float
    /// The outer ring and its holes.
    let rings: [[Coordinate]]
  }

  var lines: [Line] = []
  var polygons: [Polygon] = []
  /// Whether there are points, which say nothing of the places between them.
  var hasPoints = false
  /// Features that have no value.
  var withoutValue = 0
  /// The units that are written in the classes.
  var units: [String] = []

  /// Median of 4 × area ÷ circumference, which is a square's side and twice a strip's width; in metres.
  static func usualWidthMeters(of polygons: [Polygon], around middle: Coordinate) -> Double {
    let plane = LocalProjection(origin: middle)
    let widths = polygons.compactMap { polygon -> Double? in
      guard let ring = polygon.rings.first?.map({ plane.project($0) }) else { return nil }
      let sides = zip(ring, ring.dropFirst())
      let area = abs(sides.reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }) / 2
      let around = sides.reduce(0) { $0 + $1.0.distance(to: $1.1) }
      return around > 0 ? 4 * area / around : nil
    }.sorted()
    return widths.isEmpty ? 0 : widths[widths.count / 2]
  }
}

/// Takes GDAL's geometries apart into places on the globe.
struct ShapeCollector {
  private let transformation: WorldTransformation
  private var lines: [(bounds: ClassBounds, points: [Coordinate])] = []
  private var polygons: [(bounds: ClassBounds, rings: [[Coordinate]])] = []
  private var hasPoints = false
  private var withoutValue = 0
  private var kinds: Set<ClassBounds> = []
  /// How many points there were; those beyond ``AirMapLine/maxPoints`` are not taken.
  private(set) var pointCount = 0

  /// Collections of collections deeper than this are no map.
  private static let maxDepth = 8

  init(_ transformation: WorldTransformation) {
    self.transformation = transformation
  }

  /// Counts a feature that has no value.
  mutating func addWithoutValue() { withoutValue += 1 }

  /// Takes in a feature's geometry.
  mutating func add(_ geometry: OGRGeometryH, _ bounds: ClassBounds) {
    if !bounds.isNumber || bounds.unit != nil { kinds.insert(bounds) }
    guard OGR_G_HasCurveGeometry(geometry, 1) != 0 else { return add(geometry, bounds, depth: 0) }
    guard let straight = OGR_G_GetLinearGeometry(geometry, 0, nil) else { return }
    add(straight, bounds, depth: 0)
    OGR_G_DestroyGeometry(straight)
  }

  private mutating func add(_ geometry: OGRGeometryH, _ bounds: ClassBounds, depth: Int) {
    guard depth < Self.maxDepth else { return }
    switch OGR_GT_Flatten(OGR_G_GetGeometryType(geometry)) {
    case wkbLineString, wkbLinearRing:
      let points = points(of: geometry)
      if points.count > 1 { lines.append((bounds, points)) }
    case wkbPolygon:
      let rings = parts(of: geometry).map { points(of: $0) }.filter { $0.count > 3 }
      if !rings.isEmpty { polygons.append((bounds, rings)) }
    case wkbPoint, wkbMultiPoint:
      hasPoints = true
    default:
      for part in parts(of: geometry) { add(part, bounds, depth: depth + 1) }
    }
  }

  private func parts(of geometry: OGRGeometryH) -> [OGRGeometryH] {
    (0..<max(0, OGR_G_GetGeometryCount(geometry))).compactMap { OGR_G_GetGeometryRef(geometry, $0) }
  }

  /// The points that are on the globe; none of a geometry that makes them too many.
  private mutating func points(of geometry: OGRGeometryH) -> [Coordinate] {
    let count = Int(OGR_G_GetPointCount(geometry))
    pointCount += max(0, count)
    guard count > 0, pointCount <= AirMapLine.maxPoints else { return [] }
    return (0..<Int32(count)).compactMap { index in
      transformation.place(x: OGR_G_GetX(geometry, index), y: OGR_G_GetY(geometry, index))
    }
  }

  /// What was collected, each class with the value that it stands for.
  var shapes: Shapes {
    let scale = ClassScale(kinds)
    var shapes = Shapes()
    shapes.lines = lines.map { Shapes.Line(value: Float(scale.value(of: $0.bounds)), points: $0.points) }
    shapes.polygons = polygons.map { Shapes.Polygon(value: Float(scale.value(of: $0.bounds)), rings: $0.rings) }
    shapes.hasPoints = hasPoints
    shapes.withoutValue = withoutValue
    shapes.units = kinds.compactMap(\.unit)
    return shapes
  }
}
