/// How far the errors of a field at two places go together, by their distance.
///
/// What the stations cannot tell is the same for near places and cancels in a difference. The part of the variogram's
/// sill that has a range fades as e^(−3h/range); its nugget, what stands beside a place, fades likewise within a block
/// of houses:
///
///     ρ(h) = (1 − ν) e^(−3h/range) + ν e^(−3h/150 m)
///
/// It serves what single streets differ by from what the kernel says of them too. `Benchmarks/fit-streets` holds it
/// against the tubes of Ghent. It is the variogram's correlation and not that of the kriging errors, which fade sooner
/// where stations stand close.
package struct ErrorCorrelation: Sendable {
  /// Distance in metres within which what stands beside a place fades.
  package static let blockMeters = 150.0
  /// The share of the errors that fades within a block.
  package let nuggetRatio: Double
  /// Distance in metres within which the rest fades.
  package let rangeMeters: Double

  /// The correlation of errors by a variogram; its nugget ratio and effective range count, whatever its shape.
  package init(_ variogram: Variogram) {
    nuggetRatio = variogram.nugget / max(variogram.nugget + variogram.partialSill, .leastNormalMagnitude)
    rangeMeters = variogram.effectiveRangeMeters
  }
}
