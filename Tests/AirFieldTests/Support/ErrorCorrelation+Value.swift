import AirField
import Foundation

extension ErrorCorrelation {
  /// The correlation at a distance as its formula says it, from 1 at distance 0 towards 0.
  func value(atMeters distance: Double) -> Double {
    (1 - nuggetRatio) * exp(-3 * distance / rangeMeters) + nuggetRatio * exp(-3 * distance / Self.blockMeters)
  }
}
