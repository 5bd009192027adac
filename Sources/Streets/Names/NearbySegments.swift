internal import Geo

/// A segment and those around it, on a flat map of metres.
struct NearbySegments {
  /// A segment on the map.
  struct Line {
    let segment: Int
    let points: [SIMD2<Double>]
    /// Its first and its last place in 1e-7°: segments that meet have them in common.
    let ends: [SIMD2<Int32>]
    let role: StretchRole
    /// Number of its name, 0 without one.
    let name: UInt32
    let flags: SegmentFlags
    let lengthMeters: Double
  }

  /// How far around the segment the map reaches, in metres.
  static let reachMeters = 60.0

  /// The segment itself.
  let own: Line
  /// All others.
  let others: [Line]

  /// The segments around one.
  /// - Complexity: About O(log segments + segments found).
  init(of segment: Int, in graph: StreetGraph) {
    let plane = LocalProjection(origin: graph.coordinate(ofShapePoint: graph.firstShapePoint(ofSegment: segment)))
    own = Line(segment, graph, plane)
    var others: [Line] = []
    graph.forEachSegment(touching: graph.box(ofSegment: segment).expanded(byMeters: Self.reachMeters)) { other, _ in
      if other != segment { others.append(Line(other, graph, plane)) }
    }
    self.others = others
  }

  /// The streets that give names on the level of a line.
  func streets(onLevelOf line: Line) -> [Line] {
    others.filter { $0.givesName && $0.isOnLevel(of: line) }
  }

  /// The other lines that begin or end where a line does.
  func lines(at end: SIMD2<Int32>, but line: Line) -> [Line] {
    ([own] + others).filter { $0.segment != line.segment && $0.ends.contains(end) }
  }
}

extension NearbySegments.Line {
  init(_ segment: Int, _ graph: StreetGraph, _ plane: LocalProjection) {
    let storage = graph.storage
    let shape = storage.shapePoints(ofSegment: segment)
    self.segment = segment
    points = shape.map {
      let point = plane.project(graph.coordinate(ofShapePoint: $0))
      return SIMD2(point.x, point.y)
    }
    ends = [shape.lowerBound, shape.upperBound - 1].map {
      SIMD2(storage.shapeLatitudes[$0], storage.shapeLongitudes[$0])
    }
    role = graph.stretchRole(ofSegment: segment)
    name = storage.segmentNames[segment]
    flags = graph.flags(ofSegment: segment)
    lengthMeters = graph.lengthMeters(ofSegment: segment)
  }

  /// Whether it is a street whose name is that of what lies beside it.
  var givesName: Bool { role == .street && name != 0 && !flags.contains(.area) }

  /// Whether both are below the ground, on a bridge, or neither.
  func isOnLevel(of other: Self) -> Bool {
    let level: SegmentFlags = [.tunnel, .bridge]
    return flags.intersection(level) == other.flags.intersection(level)
  }

  /// The direction away from one of its ends, over the first metres; zero where it has no length.
  func direction(awayFrom end: SIMD2<Int32>, overMeters meters: Double = 4) -> SIMD2<Double> {
    let line = ends.first == end ? points : points.reversed()
    let far = line.first { $0.distance(to: line[0]) >= meters } ?? line[line.count - 1]
    return (far - line[0]).unit
  }
}

extension SIMD2<Double> {
  /// The scalar product.
  func dot(_ other: Self) -> Double { (self * other).sum() }
  /// How far away another place is, in the unit of both.
  func distance(to other: Self) -> Double { ((self - other) * (self - other)).sum().squareRoot() }
  /// The same direction with length 1; zero stays zero.
  var unit: Self {
    let length = dot(self).squareRoot()
    return length > 0 ? self / length : self
  }
}

extension StreetGraph {
  fileprivate func firstShapePoint(ofSegment segment: Int) -> Int { Int(storage.segmentFirstShape[segment]) }

  fileprivate func coordinate(ofShapePoint point: Int) -> Coordinate {
    Coordinate(latitudeUnits: storage.shapeLatitudes[point], longitudeUnits: storage.shapeLongitudes[point])
  }
}
