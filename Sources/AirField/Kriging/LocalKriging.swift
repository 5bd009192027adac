internal import Geo

/// Solves one small kriging system after another, in the same memory.
///
/// The covariances C of the neighbours, with 1, the readings z and the covariances c at the point as columns beside
/// them, are reduced to the upper triangle of C = Uᵀ U, so that the columns become a = U⁻ᵀ 1, b = U⁻ᵀ z and d = U⁻ᵀ c.
/// Then
///
///     mean      m   = a·b / a·a
///     value     z*  = d·b + m (1 − a·d)
///     variance  σ²  = sill − d·d + (1 − a·d)² / a·a
///
/// which are the equations of ``KrigingSystem``.
struct LocalKriging<Shape: CorrelationShape> {
  private let partialSill: Double
  private let diagonal: Double
  private let sill: Double
  private let scale: Double
  private var neighbors = NeighborList(capacity: Neighborhood.size)
  /// The neighbours' places, multiplied by the shape's scale.
  private var x = [Lanes](repeating: .zero, count: lanesARow)
  private var y = [Lanes](repeating: .zero, count: lanesARow)
  /// The rows of C, from the diagonal's lanes on, and of U after the reduction.
  private var rows = [Lanes](repeating: .zero, count: Neighborhood.size * lanesARow)
  /// The columns 1, z and c, row by row.
  private var columns = [SIMD4<Double>](repeating: .zero, count: Neighborhood.size)

  private static var lanesARow: Int { Neighborhood.size / Lanes.scalarCount }

  init(variogram: Variogram) {
    partialSill = variogram.partialSill
    diagonal = variogram.diagonal
    sill = variogram.sill
    scale = Shape.scale(effectiveRangeMeters: variogram.effectiveRangeMeters)
  }

  /// The value at a point from its nearest stations, with σ on the scale of the variogram.
  mutating func solve(
    at point: PlanePoint, excluding excluded: Int? = nil, _ stations: StationArrays, _ tree: StationTree
  ) -> Estimate {
    tree.findNearest(to: point, excluding: excluded, into: &neighbors)
    gather(point, stations)
    fillRows()
    reduce()
    return solution()
  }

  /// Takes the neighbours' places and readings, and their covariances with the point.
  private mutating func gather(_ point: PlanePoint, _ stations: StationArrays) {
    for lane in 0..<Self.lanesARow {
      var east = Lanes.zero
      var north = Lanes.zero
      for position in 0..<Lanes.scalarCount {
        let station = neighbors.indices[lane * Lanes.scalarCount + position]
        // Relative to the point, so that a city far from the origin loses no digits.
        east[position] = (stations.x[station] - point.x) * scale
        north[position] = (stations.y[station] - point.y) * scale
      }
      x[lane] = east
      y[lane] = north
      let covariances = partialSill * Shape.correlation(ofSquare: east * east + north * north)
      for position in 0..<Lanes.scalarCount {
        let row = lane * Lanes.scalarCount + position
        columns[row] = SIMD4(1, stations.values[neighbors.indices[row]], covariances[position], 0)
      }
    }
  }

  private mutating func fillRows() {
    for row in 0..<Neighborhood.size {
      let (own, position) = row.quotientAndRemainder(dividingBy: Lanes.scalarCount)
      let east = x[own][position]
      let north = y[own][position]
      for lane in own..<Self.lanesARow {
        let deltaX = x[lane] - east
        let deltaY = y[lane] - north
        rows[row * Self.lanesARow + lane] = partialSill * Shape.correlation(ofSquare: deltaX * deltaX + deltaY * deltaY)
      }
      rows[row * Self.lanesARow + own][position] = diagonal
    }
  }

  /// Reduces the rows, and the columns with them, one pivot after another.
  private mutating func reduce() {
    for pivot in 0..<Neighborhood.size {
      let (own, position) = pivot.quotientAndRemainder(dividingBy: Lanes.scalarCount)
      // Rounding may take the pivot of a station that repeats another one, without a nugget, to zero and below.
      let least = Variogram.minNuggetShare * sill * 0.5
      let inverse = 1 / max(rows[pivot * Self.lanesARow + own][position], least).squareRoot()
      for lane in own..<Self.lanesARow { rows[pivot * Self.lanesARow + lane] *= inverse }
      columns[pivot] *= inverse
      for row in pivot + 1..<Neighborhood.size {
        let first = row / Lanes.scalarCount
        let factor = rows[pivot * Self.lanesARow + first][row % Lanes.scalarCount]
        for lane in first..<Self.lanesARow {
          rows[row * Self.lanesARow + lane] -= factor * rows[pivot * Self.lanesARow + lane]
        }
        columns[row] -= factor * columns[pivot]
      }
    }
  }

  private func solution() -> Estimate {
    // (a·a, a·b, a·d) and (a·d, b·d, d·d).
    var withOnes = SIMD4<Double>.zero
    var withPoint = SIMD4<Double>.zero
    for column in columns {
      withOnes += column[0] * column
      withPoint += column[2] * column
    }
    let shortfall = 1 - withOnes[2]
    let variance = sill - withPoint[2] + shortfall * shortfall / withOnes[0]
    return Estimate(
      value: withPoint[1] + withOnes[1] / withOnes[0] * shortfall, sigma: max(0, variance).squareRoot())
  }
}
