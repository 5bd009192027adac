import Bench

extension ReportsCase {
  /// Cells from west to east.
  var columns: Int { lattice.x.count }
  /// Cells from north to south.
  var rows: Int { lattice.y.count }
}
