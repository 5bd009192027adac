public import Geo

extension OrdinaryKriging {
  /// All stations' weights from one system (Dubrule 1983, doi 10.1007/BF01033233).
  ///
  /// With B = C⁻¹ − C⁻¹ 1 1ᵀ C⁻¹ / 1ᵀ C⁻¹ 1, the error of predicting station i from all others is −(B z)ᵢ / Bᵢᵢ.
  /// - Throws: ``FieldError`` for fewer than two stations or an impossible variogram.
  /// - Complexity: O(n³) for n stations, where one stencil each takes O(n⁴).
  public func leaveOneOutWeights(of stations: [PlanePoint]) throws(FieldError) -> [[Double]] {
    guard stations.count > 1 else { throw .tooFewToScore }
    try variogram.validate()
    let diagonal = variogram.diagonal
    let factor = CholeskyFactor(size: stations.count) { row, column in
      row == column ? diagonal : variogram.covariance(atMeters: stations[row].distance(to: stations[column]))
    }
    guard let factor else {
      throw .setting(name: "variogram", problem: "gives a system that cannot be solved; raise its nugget")
    }
    let ones = factor.solve([Double](repeating: 1, count: stations.count))
    let total = ones.reduce(0, +)
    return stations.indices.map { station in
      var unit = [Double](repeating: 0, count: stations.count)
      unit[station] = 1
      let column = factor.solve(unit)
      let row = stations.indices.map { column[$0] - ones[station] * ones[$0] / total }
      return row.map { -$0 / row[station] }
    }
  }
}
