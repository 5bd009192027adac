import Bench

extension FieldCase {
  /// Cells from west to east.
  var columns: Int { lattice.x.count }
  /// Cells from north to south.
  var rows: Int { lattice.y.count }

  /// How large the task is, for titles.
  var size: String { "\(readings.count) stations, \(columns) x \(rows) cells" }
}
