internal import Foundation

/// The figures of the hidden Markov model of a track (Newson and Krumm, Hidden Markov Map Matching Through Noise and
/// Sparseness, 2009).
enum TrackModel {
  /// Streets that one place may be on, at most: the nearest.
  static let maxCandidates = 12

  /// By how many metres the way between two places differs from the straight line in the mean: their β.
  ///
  /// A figure of ours: about what two places that are each off by 5 m, the standard deviation taken where none is
  /// stated, make of a way that is straight.
  static let detourMeters = 5.0

  /// The longest way between two places that is believed, by the straight line between them.
  static func maxMeters(straightMeters: Double) -> Double { 2 * straightMeters + 500 }

  /// The logarithm of the density of a place so far from its street.
  static func emission(meters: Double, deviationMeters: Double) -> Double {
    // A place may be stated as exact.
    let deviation = max(deviationMeters, 0.1)
    return -0.5 * (meters / deviation) * (meters / deviation) - log(deviation)
  }

  /// The logarithm of the density of a way so long between two places; `-inf` where there is none.
  static func transition(meters: Double?, straightMeters: Double) -> Double {
    guard let meters else { return -.infinity }
    return -abs(meters - straightMeters) / detourMeters
  }
}
