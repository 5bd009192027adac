/// Concentrations in the middles of a grid's cells.
public struct FieldGrid: Sendable {
  /// The cells.
  public let spec: GridSpec
  /// Concentrations in µg/m³, row after row from the north-western cell; NaN where the field is masked.
  public let values: [Float]
  /// Standard deviations in µg/m³ in the same order; NaN where the field is masked.
  public let sigmas: [Float]

  /// Fills a grid row by row: the closure is handed a row and the estimates to overwrite, one a column.
  init(spec: GridSpec, fillRow: (_ row: Int, _ estimates: inout [Estimate]) -> Void) {
    var values: [Float] = []
    var sigmas: [Float] = []
    values.reserveCapacity(spec.count)
    sigmas.reserveCapacity(spec.count)
    var estimates = [Estimate](repeating: .masked, count: spec.columns)
    for row in 0..<spec.rows {
      fillRow(row, &estimates)
      for estimate in estimates {
        values.append(Float(estimate.value))
        sigmas.append(Float(estimate.sigma))
      }
    }
    self.spec = spec
    self.values = values
    self.sigmas = sigmas
  }

  /// The estimate in a cell, nil where the field is masked and outside the grid.
  public subscript(row: Int, column: Int) -> Estimate? {
    guard (0..<spec.rows).contains(row), (0..<spec.columns).contains(column) else { return nil }
    let index = row * spec.columns + column
    return values[index].isNaN ? nil : Estimate(value: Double(values[index]), sigma: Double(sigmas[index]))
  }
}

extension Estimate {
  /// What stands in a grid where nothing is known.
  static let masked = Estimate(value: .nan, sigma: .nan)
}
