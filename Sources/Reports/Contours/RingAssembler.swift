internal import Geo

/// Joins the links of a band's outline to rings, and rings to polygons.
struct RingAssembler {
  let lattice: Lattice
  let thresholds: BandThresholds

  /// Keeps a crossing this far (as a share of its edge) from the edge's ends, so that outlines never touch a vertex.
  ///
  /// All crossings of an edge are moved alike, so they keep their order.
  private static let margin = 0.01

  private struct Ring {
    var points: [(x: Double, y: Double)]
    /// Positive when it runs counter-clockwise on the map, in cells.
    var area: Double
  }

  /// The polygons of a band, whose outline leads from point to point by its links.
  func polygons(_ band: Int, _ links: [MeshPoint: MeshPoint]) -> BandPolygons {
    let rings = rings(links)
    let outer = rings.filter { $0.area > 0 }
    var holes: [[Ring]] = Array(repeating: [], count: outer.count)
    for hole in rings where hole.area < 0 {
      if let owner = owner(of: hole, among: outer) { holes[owner].append(hole) }
    }
    return BandPolygons(
      band: band,
      polygons: zip(outer, holes).map { outer, holes in
        BandPolygons.Polygon(rings: ([outer] + holes).map(coordinates))
      })
  }

  /// Follows the links around, beginning each ring at its first point from the north, so that the result has one order.
  private func rings(_ links: [MeshPoint: MeshPoint]) -> [Ring] {
    var open = Set(links.keys)
    let starts = links.keys.sorted { ($0.low, $0.high, $0.bound, $0.side) < ($1.low, $1.high, $1.bound, $1.side) }
    var rings: [Ring] = []
    for start in starts where open.contains(start) {
      var outline: [MeshPoint] = []
      var point = start
      while open.remove(point) != nil, let next = links[point] {
        outline.append(point)
        point = next
      }
      rings += Self.loops(outline).compactMap { ring($0) }
    }
    return rings
  }

  /// An outline cut where it comes back to a corner, so that no ring passes one place twice, as simple features ask.
  ///
  /// Cells that touch in a corner may be joined by others around something else, which is then a hole that touches the
  /// outer ring there.
  private static func loops(_ outline: [MeshPoint]) -> [[MeshPoint]] {
    var loops: [[MeshPoint]] = []
    var path: [MeshPoint] = []
    var passed: [Int: Int] = [:]
    for point in outline {
      if let first = point.isVertex ? passed[point.low] : nil {
        loops.append(Array(path[first...]))
        for corner in path[first...] where corner.isVertex { passed[corner.low] = nil }
        path.removeSubrange(first...)
      }
      if point.isVertex { passed[point.low] = path.count }
      path.append(point)
    }
    return loops + [path]
  }

  private func ring(_ loop: [MeshPoint]) -> Ring? {
    let points = Self.withoutStraightPoints(loop.map { place(of: $0) })
    let area = Self.area(points)
    return points.count > 2 && area != 0 ? Ring(points: points, area: area) : nil
  }

  /// Where a point lies, in half cells east and south of the north-western corner.
  func place(of point: MeshPoint) -> (x: Double, y: Double) {
    let low = lattice.place(of: point.low)
    guard !point.isVertex else { return low }
    let high = lattice.place(of: point.high)
    let from = Double(lattice.value(at: point.low))
    let to = Double(lattice.value(at: point.high))
    let exact = (Double(thresholds.tops[Int(point.bound)]) - from) / (to - from)
    let share = Self.margin + (1 - 2 * Self.margin) * min(1, max(0, exact))
    return (low.x + (high.x - low.x) * share, low.y + (high.y - low.y) * share)
  }

  /// Leaves out the points in the middle of straight lines, as along the edge of the grid.
  private static func withoutStraightPoints(_ points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    points.indices.filter { index in
      let before = points[index == 0 ? points.count - 1 : index - 1]
      let point = points[index]
      let after = points[index == points.count - 1 ? 0 : index + 1]
      return abs((point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)) > 1e-12
    }.map { points[$0] }
  }

  /// A place counts half a cell; y runs south, so the sign is turned.
  private static func area(_ points: [(x: Double, y: Double)]) -> Double {
    var sum = 0.0
    for index in points.indices {
      let next = points[index == points.count - 1 ? 0 : index + 1]
      sum += points[index].x * next.y - next.x * points[index].y
    }
    return -sum / 8
  }

  /// The smallest outer ring around a hole.
  private func owner(of hole: Ring, among outer: [Ring]) -> Int? {
    let first = hole.points[0]
    let second = hole.points[1]
    let inside = ((first.x + second.x) / 2, (first.y + second.y) / 2)
    let around = outer.indices.filter { Self.contains(outer[$0].points, inside) }
    return around.min { outer[$0].area < outer[$1].area }
  }

  private static func contains(_ ring: [(x: Double, y: Double)], _ place: (x: Double, y: Double)) -> Bool {
    var isInside = false
    var previous = ring[ring.count - 1]
    for point in ring {
      if (point.y > place.y) != (previous.y > place.y),
        place.x < (previous.x - point.x) * (place.y - point.y) / (previous.y - point.y) + point.x
      {
        isInside.toggle()
      }
      previous = point
    }
    return isInside
  }

  private func coordinates(_ ring: Ring) -> [Coordinate] {
    let open = ring.points.map { lattice.coordinate(x: $0.x, y: $0.y) }
    return open + open.prefix(1)
  }
}
