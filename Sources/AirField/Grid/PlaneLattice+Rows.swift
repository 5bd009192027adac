internal import Computing

extension PlaneLattice {
  /// A number at every point, row after row; a body computes some rows at a time, on all cores.
  func valuesByRows(_ fill: @Sendable (_ rows: PlaneLattice, _ values: inout MutableSpan<Float>) -> Void) -> [Float] {
    [Float].filled(with: .nan, count: count, piece: x.count * rowsAPiece) { part, values in
      fill(rows(part.lowerBound / x.count..<part.upperBound / x.count), &values)
    }
  }

  /// Rows that one core computes at a time: some ten thousand cells.
  var rowsAPiece: Int { max(1, min(16, 16_384 / max(1, x.count))) }
}
