/// The weights of all segments, travelled as a whole.
struct SegmentWeights: Sendable {
  /// By segment; ``Weighting/closed`` where it is closed.
  private(set) var values: [Double]
  /// A weight that no segment which is not closed undercuts.
  private(set) var least: Double

  /// - Complexity: O(segments).
  init(_ weighting: Weighting, segmentCount: Int, pollution: [Float]?, cover: ZoneCover?) {
    var least = Double.infinity
    values = (pollution ?? []).withUnsafeBufferPointer { pollution in
      [Double](unsafeUninitializedCapacity: segmentCount) { values, count in
        for segment in 0..<segmentCount {
          let weight = weighting.weight(
            pollution: pollution.isEmpty ? 0 : Double(pollution[segment]), inside: 0)
          values.initializeElement(at: segment, to: weight)
          least = min(least, weight)
        }
        count = segmentCount
      }
    }
    self.least = least.isFinite ? least : 0
    // Zones only raise weights, so the least one before them is not undercut.
    cover?.fractions.forEach { segment, inside in
      values[segment] = weighting.weight(
        pollution: pollution.map { Double($0[segment]) } ?? 0, inside: inside)
    }
  }

  /// Gives a segment another weight.
  mutating func set(_ weight: Double, of segment: Int) {
    values[segment] = weight
    if weight >= 0 { least = min(least, weight) }
  }
}
