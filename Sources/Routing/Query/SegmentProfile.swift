/// A quantity along a segment: one value for each of the equal parts of its length, from its first place on.
package struct SegmentProfile: Hashable, Sendable {
  /// The values by part.
  package let values: [Float]

  package init(_ values: [Float]) {
    self.values = values
  }

  /// The mean between two fractions of the segment, given in any order; at one place, the value there.
  ///
  /// Over the whole segment it is the mean of the values.
  /// - Complexity: O(parts between the two).
  package func mean(from start: Double, to end: Double) -> Double {
    let portion = abs(end - start)
    guard portion > 0 else { return value(at: start) }
    return integral(from: start, to: end) / portion
  }

  /// The mean times the distance of the fractions.
  func integral(from start: Double, to end: Double) -> Double {
    guard !values.isEmpty else { return 0 }
    return SegmentParts(count: values.count).shares(from: start, to: end)
      .reduce(0) { $0 + Double(values[$1.part]) * $1.share }
  }

  private func value(at fraction: Double) -> Double {
    guard let part = SegmentParts(count: values.count).shares(from: fraction, to: fraction).first?.part,
      values.indices.contains(part)
    else { return 0 }
    return Double(values[part])
  }
}
