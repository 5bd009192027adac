internal import Geo

/// The ordinary kriging equations of one set of stations, solved once for every point and every hour.
///
/// With C the covariances of the readings (the nugget on the diagonal), c those between a point and the stations, and 1
/// a vector of ones:
///
///     mean      m   = 1ᵀ C⁻¹ z / 1ᵀ C⁻¹ 1
///     value     z*  = m + cᵀ C⁻¹ (z − m 1)                              (dual form)
///     variance  σ²  = sill − cᵀ C⁻¹ c + (1 − 1ᵀ C⁻¹ c)² / 1ᵀ C⁻¹ 1
///
/// which is the usual system with a Lagrange multiplier, eliminated (Cressie, Statistics for Spatial Data, section
/// 3.2). The nugget is in C and in the sill but not in c: the value is smoothed at a station, and the variance is that
/// of a new reading.
struct KrigingSystem: Sendable {
  let variogram: Variogram
  private let factor: CholeskyFactor
  /// C⁻¹ 1.
  private let onesSolution: [Double]
  /// 1ᵀ C⁻¹ 1.
  private let onesTotal: Double

  /// Sets up and factors the system, nil when it cannot be solved.
  /// - Complexity: O(n³ / 6).
  init?(stations: [PlanePoint], variogram: Variogram) {
    let factor = CholeskyFactor(size: stations.count) { row, column in
      row == column
        ? variogram.diagonal : variogram.covariance(atMeters: stations[row].distance(to: stations[column]))
    }
    guard let factor else { return nil }
    self.variogram = variogram
    self.factor = factor
    onesSolution = factor.solve([Double](repeating: 1, count: stations.count))
    onesTotal = onesSolution.reduce(0, +)
  }

  /// The mean m and the dual weights C⁻¹ (z − m 1) of one hour's readings.
  /// - Complexity: O(n²).
  func solve(_ values: [Double]) -> (mean: Double, weights: [Double]) {
    let mean = zip(onesSolution, values).reduce(0) { $0 + $1.0 * $1.1 } / onesTotal
    return (mean, factor.solve(values.map { $0 - mean }))
  }

  /// The weights of the readings at a point with these covariances: C⁻¹ c + (1 − 1ᵀ C⁻¹ c) C⁻¹ 1 / 1ᵀ C⁻¹ 1.
  /// - Complexity: O(n²).
  func weights(_ covariances: [Double]) -> [Double] {
    let solution = factor.solve(covariances)
    let share = (1 - solution.reduce(0, +)) / onesTotal
    return solution.indices.map { solution[$0] + share * onesSolution[$0] }
  }

  /// For each station the weights with which the others predict it, and −1 for itself (Dubrule 1983, doi
  /// 10.1007/BF01033233).
  ///
  /// With B = C⁻¹ − C⁻¹ 1 1ᵀ C⁻¹ / 1ᵀ C⁻¹ 1, the error of predicting station i from all others is −(B z)ᵢ / Bᵢᵢ.
  /// - Complexity: O(n³).
  func leaveOneOutWeights() -> [[Double]] {
    onesSolution.indices.map { station in
      var unit = [Double](repeating: 0, count: onesSolution.count)
      unit[station] = 1
      let column = factor.solve(unit)
      let row = column.indices.map { column[$0] - onesSolution[station] * onesSolution[$0] / onesTotal }
      return row.map { -$0 / row[station] }
    }
  }

  /// The kriging variance of a new reading, on the scale of the variogram; the covariances are overwritten.
  /// - Complexity: O(n² / 2).
  func variance(consuming covariances: inout [Double]) -> Double {
    var shortfall = 1.0
    for index in 0..<onesSolution.count { shortfall -= onesSolution[index] * covariances[index] }
    factor.solveLower(&covariances)
    var explained = 0.0
    for index in 0..<onesSolution.count { explained += covariances[index] * covariances[index] }
    return max(0, variogram.sill - explained + shortfall * shortfall / onesTotal)
  }

  /// The kriging variances of eight points.
  /// - Complexity: O(n² / 2).
  func variance(consuming covariances: inout [Lanes]) -> Lanes {
    var shortfall = Lanes(repeating: 1)
    for index in 0..<onesSolution.count { shortfall -= onesSolution[index] * covariances[index] }
    factor.solveLower(&covariances)
    var explained = Lanes.zero
    for index in 0..<onesSolution.count { explained += covariances[index] * covariances[index] }
    let variance = variogram.sill - explained + shortfall * shortfall / onesTotal
    return variance.replacing(with: 0, where: variance .< 0)
  }
}

extension StationArrays {
  /// The place of a station.
  func point(_ index: Int) -> PlanePoint { PlanePoint(x: x[index], y: y[index]) }
}
