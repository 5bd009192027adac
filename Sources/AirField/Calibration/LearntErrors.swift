/// What held-out readings teach of the errors of what stood in for their hours.
struct LearntErrors {
  /// What comes on top of σ.
  let levelError: LevelError
  /// Where readings lie, in units of σ with that on top.
  let quantiles: ErrorQuantiles

  /// Nil where there are too few readings.
  /// - Parameters:
  ///   - heldOut: What stood in, at stations that were left out, held against what was measured.
  ///   - hours: The hours that are learnt from.
  ///   - sites: The sites that are.
  /// - Complexity: O(n) for n readings, on average.
  init?(_ heldOut: HeldOut, hours: [Int], sites: [Int]) {
    levelError = LevelError(heldOut, hours: hours, sites: sites)
    let errors = heldOut.standardizedErrors(with: levelError, hours: hours, sites: sites)
    guard let quantiles = ErrorQuantiles(errors) else { return nil }
    self.quantiles = quantiles
  }
}
