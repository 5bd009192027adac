package import Geo

extension OrdinaryKriging {
  /// All stations' weights from one system; of more than ``maxStationsAtOnce`` stations each has those of its
  /// neighbourhood.
  /// - Throws: ``FieldError`` for fewer than two stations or an impossible variogram.
  /// - Complexity: O(n³) for n stations up to ``maxStationsAtOnce``, where one stencil each takes O(n⁴); O(n² log² n)
  ///   for more.
  package func leaveOneOutWeights(of stations: [PlanePoint]) throws(FieldError) -> [[Double]] {
    guard stations.count <= Self.maxStationsAtOnce else { return try stencilWeights(of: stations) }
    guard stations.count > 1 else { throw .tooFewToScore }
    try variogram.validate()
    return try system(of: stations).leaveOneOutWeights()
  }
}
