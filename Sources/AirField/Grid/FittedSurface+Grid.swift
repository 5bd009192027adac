public import Geo

extension FittedSurface {
  /// The surface in the middles of a grid's cells, without mask or floor.
  /// - Complexity: One batch of ``estimates(at:into:)`` a row.
  public func grid(_ spec: GridSpec, in projection: LocalProjection) -> FieldGrid {
    FieldGrid(spec: spec) { row, estimates in
      fill(&estimates, at: spec.points(inRow: row, projection: projection))
    }
  }

  private func fill(_ estimates: inout [Estimate], at points: [PlanePoint]) {
    var span = estimates.mutableSpan
    self.estimates(at: points.span, into: &span)
  }
}

extension GridSpec {
  /// The middles of a row's cells on the plane.
  func points(inRow row: Int, projection: LocalProjection) -> [PlanePoint] {
    (0..<columns).map { projection.project(center(row: row, column: $0)) }
  }
}
