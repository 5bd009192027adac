internal import AirData
internal import Geo

extension LevelError {
  /// The largest errors that a calibration may hold, as a share and in µg/m³.
  static let (relativeRange, absoluteRange) = (0.0...100.0, 0.0...FieldSample.largestConcentration)

  /// What σ lacks of the errors of held-out readings; 0 where it lacks nothing.
  ///
  /// With e the errors and v the predictions, ρ² = (mean e² − mean σ²) ÷ mean v². Of ozone, whose error does not grow
  /// with its level, α² = mean e² − mean σ² (`docs/field.md`). Those with a twin are left out, see ``StationTwins``.
  init(_ heldOut: HeldOut, hours: [Int], sites: [Int]) {
    var (lack, squares, count) = (0.0, 0.0, 0.0)
    heldOut.forEachUntwinned(hours: hours, sites: sites) { index, _ in
      let (error, sigma) = (heldOut.error(index), Double(heldOut.sigmas[index]))
      let value = Double(heldOut.predictions[index])
      lack += error * error - sigma * sigma
      squares += value * value
      count += 1
    }
    if heldOut.history.pollutant == .o3 {
      self = .absolute(Self.absoluteRange.clamping((max(0, lack) / max(1, count)).squareRoot()))
    } else {
      let share = max(0, lack) / max(squares, .leastNormalMagnitude)
      self = .relative(Self.relativeRange.clamping(share.squareRoot()))
    }
  }
}
