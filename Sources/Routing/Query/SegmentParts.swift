/// A segment in equal parts: a quantity that is sampled along it has one sample in the middle of each.
package struct SegmentParts: Hashable, Sendable {
  /// Number of parts, at least 1.
  package let count: Int

  /// Up to this share of a part, touching it is rounding.
  private static let tolerance = 1e-9

  /// Divides a segment.
  package init(count: Int) {
    self.count = max(1, count)
  }

  /// The parts between two fractions of the segment, given in any order, each with the share of the segment's length
  /// that lies between the two; at least one part, and the shares add up to the distance of the fractions.
  package func shares(from start: Double, to end: Double) -> [(part: Int, share: Double)] {
    let low = min(1, max(0, min(start, end)))
    let high = min(1, max(0, max(start, end)))
    let parts = Double(count)
    let first = min(count - 1, Int(low * parts + Self.tolerance))
    let last = max(first, Int((high * parts - Self.tolerance).rounded(.up)) - 1)
    return (first...last).map { part in
      let partStart = part == first ? low : Double(part) / parts
      let partEnd = part == last ? high : Double(part + 1) / parts
      return (part, partEnd - partStart)
    }
  }
}
