extension ClosedRange {
  /// The value of the range that is nearest to a value.
  public func clamping(_ value: Bound) -> Bound { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
