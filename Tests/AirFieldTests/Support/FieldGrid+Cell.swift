import AirField

extension FieldGrid {
  /// The estimate in a cell, nil where the field is masked and outside the grid; its σ is NaN when they were omitted.
  subscript(row: Int, column: Int) -> Estimate? {
    guard (0..<spec.rows).contains(row), (0..<spec.columns).contains(column) else { return nil }
    let index = row * spec.columns + column
    guard !values[index].isNaN else { return nil }
    return Estimate(value: Double(values[index]), sigma: sigmas.isEmpty ? .nan : Double(sigmas[index]))
  }
}
