internal import Computing
package import Geo

/// A concentration at every point of the plane, fitted to the samples of one hour.
///
/// The batch forms are the requirements, so that a million points cost one dynamic call. A surface knows no mask and no
/// floor:
/// ``PollutionField`` applies both.
package protocol FittedSurface: Sendable {
  /// Writes the concentration in µg/m³ at each point; the shorter of the two spans decides how many.
  func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>)

  /// Writes concentration and standard deviation at each point; the shorter of the two spans decides how many.
  func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>)

  /// The concentration in µg/m³ at each point of a lattice, row after row, computed on all cores.
  ///
  /// The default asks for the points of each row; a method that gains from rows and columns brings its own, which may
  /// differ from that by what a `Float` resolves.
  func values(on lattice: PlaneLattice) -> [Float]

  /// Where σ may change within metres, as it does at stations; empty where it is the same everywhere.
  var cusps: [PlanePoint] { get }
}

extension FittedSurface {
  /// Concentration and standard deviation at one point.
  package func predict(_ point: PlanePoint) -> Estimate {
    predict([point])[0]
  }

  /// Concentration and standard deviation at some points, in their order.
  package func predict(_ points: [PlanePoint]) -> [Estimate] {
    var result = [Estimate](repeating: Estimate(value: 0, sigma: 0), count: points.count)
    var span = result.mutableSpan
    estimates(at: points.span, into: &span)
    return result
  }

  /// Concentrations in µg/m³ at some points, in their order; of many points on all cores.
  package func values(at points: [PlanePoint]) -> [Float] {
    [Float].filled(with: 0, count: points.count, piece: 4096) { part, values in
      self.values(at: points.span.extracting(part), into: &values)
    }
  }

  /// Concentrations as at any other points.
  package func values(on lattice: PlaneLattice) -> [Float] { valuesOfPoints(on: lattice) }

  /// Concentrations on a lattice, asked for point by point.
  func valuesOfPoints(on lattice: PlaneLattice) -> [Float] {
    lattice.valuesByRows { rows, values in
      let points = rows.y.indices.flatMap { rows.points(inRow: $0) }
      self.values(at: points.span, into: &values)
    }
  }
}
