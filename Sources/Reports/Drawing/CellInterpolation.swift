internal import AirField

/// Values between the middles of a grid's cells.
struct CellInterpolation {
  let spec: GridSpec
  let values: [Float]

  /// The value at a place counted in rows and columns from the north-western corner: between the middles of four cells,
  /// or the cell's own where one of them is unknown.
  func value(row: Double, column: Double) -> Float {
    let own = values[spec.cell(row: row, column: column)]
    guard spec.rows > 1, spec.columns > 1 else { return own }
    let top = max(0, min(Double(spec.rows) - 1.000001, row - 0.5))
    let left = max(0, min(Double(spec.columns) - 1.000001, column - 0.5))
    let first = Int(top) * spec.columns + Int(left)
    let down = Float(top - top.rounded(.down))
    let right = Float(left - left.rounded(.down))
    let upper = values[first] * (1 - right) + values[first + 1] * right
    let lower = values[first + spec.columns] * (1 - right) + values[first + spec.columns + 1] * right
    let value = upper * (1 - down) + lower * down
    return value.isNaN || own.isNaN ? own : value
  }
}
