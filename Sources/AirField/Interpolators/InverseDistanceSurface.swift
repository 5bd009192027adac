internal import Geo

/// Inverse distance from all stations.
struct InverseDistanceSurface: FittedSurface {
  let stations: StationArrays
  let weighing: InverseDistanceWeight
  /// That between the stations.
  let variance: Double

  var cusps: [PlanePoint] { stations.points }

  func values(at points: Span<PlanePoint>, into values: inout MutableSpan<Float>) {
    for index in 0..<min(points.count, values.count) {
      values[index] = Float(sums(at: points[index]).value)
    }
  }

  func estimates(at points: Span<PlanePoint>, into estimates: inout MutableSpan<Estimate>) {
    for index in 0..<min(points.count, estimates.count) {
      estimates[index] = sums(at: points[index]).estimate(variance: variance)
    }
  }

  func values(on lattice: PlaneLattice) -> [Float] {
    guard weighing.power == 2 else { return valuesOfPoints(on: lattice) }
    return lattice.valuesByRows { rows, values in
      InverseSquareKernel(stations: stations).fill(rows, &values) { Float(sums(at: $0).value) }
    }
  }

  private func sums(at point: PlanePoint) -> InverseDistanceWeight.Sums {
    let x = stations.x.span
    let y = stations.y.span
    let values = stations.values.span
    var sums = InverseDistanceWeight.Sums()
    for index in 0..<x.count {
      let deltaX = point.x - x[index]
      let deltaY = point.y - y[index]
      let squared = deltaX * deltaX + deltaY * deltaY
      if InverseDistanceWeight.isCoincident(squared) { return coincident(with: point) }
      sums.add(weighing.weight(atSquare: squared), values[index])
    }
    return sums
  }

  /// The stations that stand at the point itself, with equal weights.
  private func coincident(with point: PlanePoint) -> InverseDistanceWeight.Sums {
    var sums = InverseDistanceWeight.Sums()
    for index in 0..<stations.count {
      let deltaX = point.x - stations.x[index]
      let deltaY = point.y - stations.y[index]
      if InverseDistanceWeight.isCoincident(deltaX * deltaX + deltaY * deltaY) { sums.add(1, stations.values[index]) }
    }
    return sums
  }
}
