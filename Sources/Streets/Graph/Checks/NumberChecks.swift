extension UnsafeBufferPointer where Element: FixedWidthInteger {
  /// Whether every element is less than a count.
  func areBelow(_ count: Int) -> Bool {
    guard let extent else { return true }
    return Int(extent.upperBound) < count
  }

  /// Whether every element lies between a limit and its negative.
  func areWithin(_ limit: Element) -> Bool {
    guard let extent else { return true }
    return extent.lowerBound >= 0 - limit && extent.upperBound <= limit
  }

  /// Whether the elements begin at 0, end at a count and grow by at least a step.
  func areOffsets(to count: Int, step: Element = 0) -> Bool {
    guard let first, let last, first == 0, Int(exactly: last) == count else { return false }
    var falls: Element = 0
    for index in 1..<Swift.max(1, self.count) {
      let (before, after) = (self[index - 1], self[index])
      falls |= after < before || after &- before < step ? 1 : 0
    }
    return falls == 0
  }

  /// The smallest and the largest element, nil when there is none.
  /// - Complexity: O(n).
  private var extent: ClosedRange<Element>? {
    guard var low = first else { return nil }
    var high = low
    for element in self {
      low = Swift.min(low, element)
      high = Swift.max(high, element)
    }
    return low...high
  }
}
