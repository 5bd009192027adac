internal import Streets

extension StreetGraph {
  /// By how much P of a segment's open edges is above what it would be by another pollution, and of how many edges it
  /// is.
  func excessBurden(
    ofSegment segment: Int, _ mode: TravelMode, known: Double, charged: Double
  ) -> (sum: UInt64, edgeCount: Int) {
    let durations = pricedDurations(mode)
    var (sum, count) = (UInt64(0), 0)
    for edge in edges(ofSegment: segment) where durations[Int(edge)] != StreetGraph.closed {
      let before = BoundMetric.burden(duration: durations[Int(edge)], pollution: known)
      let after = BoundMetric.burden(duration: durations[Int(edge)], pollution: charged)
      guard before > after else { continue }
      sum += UInt64(before - after)
      count += 1
    }
    return (sum, count)
  }
}
