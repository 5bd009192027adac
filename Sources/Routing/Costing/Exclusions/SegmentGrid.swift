internal import Geo
internal import Streets

/// All segments by the place of their middle, to find those near a zone; made once per graph.
struct SegmentGrid: Sendable {
  private static let leastCellMeters = 200.0

  /// Discs that the segments lie in, by segment.
  let discs: [SegmentDisc]
  private let cells: CellRaster
  /// First position in ``cellSegments`` by cell, and their number at the end.
  private let firstInCell: [Int]
  private let cellSegments: [UInt32]
  /// Segments that may reach beyond the cells next to their own; they are few.
  private let longSegments: [UInt32]

  /// - Complexity: O(nodes + edges + segments).
  init(graph: StreetGraph) {
    let discs = SegmentDisc.discs(of: graph)
    let cells = CellRaster(box: graph.box, leastCellMeters: Self.leastCellMeters, count: discs.count / 2)
    let isLong = { (segment: Int) in discs[segment].radiusMeters > cells.cellMeters }
    var firstInCell = [Int](repeating: 0, count: cells.count + 1)
    for segment in discs.indices where !isLong(segment) {
      firstInCell[cells.cell(of: discs[segment].center) + 1] += 1
    }
    for cell in 0..<cells.count { firstInCell[cell + 1] += firstInCell[cell] }
    var next = firstInCell
    var cellSegments = [UInt32](repeating: 0, count: firstInCell[cells.count])
    for segment in discs.indices where !isLong(segment) {
      let cell = cells.cell(of: discs[segment].center)
      cellSegments[next[cell]] = UInt32(segment)
      next[cell] += 1
    }
    self.discs = discs
    self.cells = cells
    self.firstInCell = firstInCell
    self.cellSegments = cellSegments
    longSegments = discs.indices.filter(isLong).map { UInt32($0) }
  }

  /// Calls `body` with every segment that may touch a box, and with some that do not.
  func forEachSegment(near box: BoundingBox, _ body: (Int) -> Void) {
    for segment in longSegments { body(Int(segment)) }
    for row in cells.rows(of: box) {
      let columns = cells.columns(of: box)
      let first = firstInCell[cells.cell(column: columns.lowerBound, row: row)]
      let end = firstInCell[cells.cell(column: columns.upperBound, row: row) + 1]
      for segment in cellSegments[first..<end] { body(Int(segment)) }
    }
  }
}

/// A disc that a segment lies in.
///
/// A segment of length L lies within L / 2 of the middle of its ends: a point of it is at most L away from both ends
/// together. So the shape need not be read.
struct SegmentDisc: Sendable {
  let center: Coordinate
  let radiusMeters: Double

  /// The discs by segment; a segment without an edge, which nobody can travel, has an empty one.
  static func discs(of graph: StreetGraph) -> [SegmentDisc] {
    let empty = SegmentDisc(center: Coordinate(latitude: 0, longitude: 0), radiusMeters: 0)
    var discs = [SegmentDisc](repeating: empty, count: graph.segmentCount)
    for tail in 0..<graph.nodeCount {
      let place = graph.coordinate(ofNode: tail)
      for edge in Int(graph.firstOut[tail])..<Int(graph.firstOut[tail + 1]) {
        let segment = graph.segment(ofEdge: edge).segment
        let other = graph.coordinate(ofNode: Int(graph.head[edge]))
        discs[segment] = SegmentDisc(
          center: place.interpolated(to: other, fraction: 0.5),
          radiusMeters: graph.lengthMeters(ofSegment: segment) / 2)
      }
    }
    return discs
  }
}
