/// Concentrations in the middles of a grid's cells.
package struct FieldGrid: Sendable {
  /// The cells.
  package let spec: GridSpec
  /// Concentrations in µg/m³, row after row from the north-western cell; NaN where the field is masked.
  package private(set) var values: [Float]
  /// Standard deviations in µg/m³ in the same order; NaN where the field is masked; none at all when they were omitted.
  package private(set) var sigmas: [Float]

  /// Creates a grid from as many values and standard deviations as it has cells; no standard deviations at all when
  /// they are omitted.
  init(spec: GridSpec, values: [Float], sigmas: [Float]) {
    self.spec = spec
    self.values = values
    self.sigmas = sigmas
  }

  /// Lifts what is below zero, and takes out what a mask does not cover.
  mutating func applyFloor(and mask: CoverageMask, on lattice: PlaneLattice) {
    for row in 0..<spec.rows {
      let covered = mask.covered(columns: lattice.x, inRowAt: lattice.y[row])
      for column in 0..<spec.columns {
        let index = row * spec.columns + column
        if covered[column] {
          values[index] = max(0, values[index])
        } else {
          values[index] = .nan
          if !sigmas.isEmpty { sigmas[index] = .nan }
        }
      }
    }
  }

  /// Adds a part whose errors are independent, cell by cell; what is masked stays so.
  mutating func add(_ part: [Estimate]) {
    for (index, estimate) in part.enumerated() {
      let sigma = Float(estimate.sigma)
      values[index] += Float(estimate.value)
      if !sigmas.isEmpty { sigmas[index] = (sigmas[index] * sigmas[index] + sigma * sigma).squareRoot() }
    }
  }

  /// Multiplies every σ.
  mutating func scaleSigmas(by factor: Double) {
    let factor = Float(factor)
    for index in sigmas.indices { sigmas[index] *= factor }
  }
}
