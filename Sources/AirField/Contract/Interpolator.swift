/// A way to make a surface out of the samples of one pollutant and one hour.
///
/// The contract has four steps: ``fit(_:)``, ``FittedSurface/predict(_:)``, ``FittedSurface/grid(_:in:sigma:)`` and
/// ``score(_:)``. What a method knows beyond the hour (a variogram, a calibration, a street network) it is given when
/// it is created.
package protocol Interpolator: Sendable {
  /// The method as ``FieldMethod`` writes it.
  var id: String { get }

  /// Fits a surface to at least one sample; the order of the samples does not matter.
  ///
  /// - Throws: ``FieldError`` for no samples, samples that are no numbers, or settings out of range.
  func fit(_ samples: [FieldSample]) throws(FieldError) -> any FittedSurface

  /// What the method says at the place of each sample when it is not told that sample, in the order of the samples.
  ///
  /// The default fits once per sample; a method with a shortcut brings its own.
  /// - Throws: ``FieldError/tooFewToScore`` for fewer than two samples, and what ``fit(_:)`` throws.
  func leaveOneOut(_ samples: [FieldSample]) throws(FieldError) -> [Estimate]
}

extension Interpolator {
  /// Fits once per sample, without it.
  /// - Complexity: As many fits as samples.
  package func leaveOneOut(_ samples: [FieldSample]) throws(FieldError) -> [Estimate] {
    try refitWithoutEach(samples)
  }

  /// What ``leaveOneOut(_:)`` does unless a method knows better.
  func refitWithoutEach(_ samples: [FieldSample]) throws(FieldError) -> [Estimate] {
    guard samples.count > 1 else { throw .tooFewToScore }
    var estimates: [Estimate] = []
    estimates.reserveCapacity(samples.count)
    var others = Array(samples.dropFirst())
    for (index, sample) in samples.enumerated() {
      estimates.append(try fit(others).predict(sample.point))
      if index < others.count { others[index] = sample }
    }
    return estimates
  }

  /// Leave-one-out score of the method on one hour's samples.
  ///
  /// - Throws: What ``leaveOneOut(_:)`` throws.
  package func score(_ samples: [FieldSample]) throws(FieldError) -> Score {
    let estimates = try leaveOneOut(samples)
    return Score(zip(samples, estimates).map { (observed: $0.value, estimate: $1) })
  }
}
