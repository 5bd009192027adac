internal import Computing
package import Geo

extension FittedSurface {
  /// The surface in the middles of a grid's cells, without mask or floor, computed on all cores.
  ///
  /// - Parameters:
  ///   - spec: The cells.
  ///   - projection: The plane that the surface was fitted on.
  ///   - sigma: How much of the uncertainty is computed.
  /// - Returns: Values and σ, row after row.
  package func grid(_ spec: GridSpec, in projection: LocalProjection, sigma: GridSigma = .exact) -> FieldGrid {
    let lattice = spec.lattice(in: projection)
    switch sigma {
    case .exact:
      let (values, sigmas) = estimates(on: lattice)
      return FieldGrid(spec: spec, values: values, sigmas: sigmas)
    case .everyCells(let step):
      let sigmas = CoarseSigma(surface: self, lattice: lattice, step: max(1, step)).sigmas()
      return FieldGrid(spec: spec, values: values(on: lattice), sigmas: sigmas)
    case .omitted:
      return FieldGrid(spec: spec, values: values(on: lattice), sigmas: [])
    }
  }

  /// Concentrations and standard deviations on a lattice, row after row.
  func estimates(on lattice: PlaneLattice) -> (values: [Float], sigmas: [Float]) {
    var sigmas = [Float](repeating: .nan, count: lattice.count)
    let columns = lattice.x.count
    let values = sigmas.withUnsafeMutableBufferPointer { memory in
      let output = SharedOutput(memory)
      return [Float].filled(with: .nan, count: lattice.count, piece: columns * lattice.rowsAPiece) { part, values in
        output.write(part) { sigmas in
          estimate(lattice.rows(part.lowerBound / columns..<part.upperBound / columns), into: &values, &sigmas)
        }
      }
    }
    return (values, sigmas)
  }

  private func estimate(
    _ lattice: PlaneLattice, into values: inout MutableSpan<Float>, _ sigmas: inout MutableSpan<Float>
  ) {
    let columns = lattice.x.count
    for row in lattice.y.indices {
      let estimates = predict(lattice.points(inRow: row))
      for column in 0..<columns {
        values[row * columns + column] = Float(estimates[column].value)
        sigmas[row * columns + column] = Float(estimates[column].sigma)
      }
    }
  }
}
