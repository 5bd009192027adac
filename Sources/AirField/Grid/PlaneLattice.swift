package import Geo

/// The points where rows and columns of the plane cross: the middles of a grid's cells, or of some of its rows.
///
/// On a ``LocalProjection`` all cells of a column share their x and all cells of a row their y.
package struct PlaneLattice: Hashable, Sendable {
  /// Metres east of every column.
  package let x: [Double]
  /// Metres north of every row.
  package let y: [Double]

  package init(x: [Double], y: [Double]) {
    self.x = x
    self.y = y
  }

  /// Number of points.
  package var count: Int { x.count * y.count }

  /// The points of a row, in the order of the columns.
  func points(inRow row: Int) -> [PlanePoint] {
    let y = y[row]
    return x.map { PlanePoint(x: $0, y: y) }
  }

  /// Some of the rows.
  func rows(_ range: Range<Int>) -> PlaneLattice { PlaneLattice(x: x, y: Array(y[range])) }
}

extension GridSpec {
  /// The middles of the cells on the plane.
  package func lattice(in projection: LocalProjection) -> PlaneLattice {
    PlaneLattice(
      x: (0..<columns).map { projection.project(center(row: 0, column: $0)).x },
      y: (0..<rows).map { projection.project(center(row: $0, column: 0)).y })
  }
}
