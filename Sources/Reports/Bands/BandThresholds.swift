package import AirData

/// Where a scale's categories begin: a value belongs to band k, counted from 0, when it is above exactly k of the
/// bounds.
///
/// Means of hours may be a hair above a bound and still not be above it (``tops``).
///
/// The bounds are those of the scale's own tables, truncation and tolerance included: they are found by asking the
/// scale, so that a contour and the scale never disagree about a cell.
package struct BandThresholds: Hashable, Sendable {
  /// The greatest value of each band but the last, ascending; a bound that no value reaches is left out of the bands.
  package let bounds: [Float]
  /// The greatest value that does not count as above each of the bounds: the bound itself, or a little more where the
  /// arithmetic of a mean is forgiven.
  package let tops: [Float]
  /// The ordinal of the category of each band, 1 to 6.
  package let ordinals: [Int]

  /// The most µg/m³ that is looked for.
  private static let most: Float = 1e6

  /// Creates bands from bounds; for tests and for fields that no scale rates.
  package init(bounds: [Float]) {
    self.init(bounds: bounds, tops: bounds)
  }

  /// Creates bands from bounds, and from what is still not above each.
  init(bounds: [Float], tops: [Float]) {
    self.bounds = bounds
    self.tops = tops
    ordinals = Array(1...bounds.count + 1)
  }

  /// The bands of a pollutant's concentration in µg/m³ on a scale, nil where the scale does not rate it.
  ///
  /// The concentration is taken as if it were averaged as the scale asks.
  package init?(_ scale: IndexScale, _ pollutant: Pollutant) {
    self.init(most: Self.most) { value in
      scale.categoryOrdinal(of: scale.subIndexValue(pollutant, averagedConcentration: Double(value)))
    }
  }

  /// The bands of an index on its scale.
  package init(indexOn scale: IndexScale) {
    bounds = scale.isNumeric ? [50, 100, 150, 200, 300] : [1, 2, 3, 4, 5]
    tops = bounds
    ordinals = [1, 2, 3, 4, 5, 6]
  }

  private init?(most: Float, ordinal: (Float) -> Int) {
    var bounds: [Float] = []
    var ordinals: [Int] = []
    var low: Float = 0
    while ordinal(low) > 0 {
      let current = ordinal(low)
      ordinals.append(current)
      guard ordinal(most) > current else { break }
      let bound = Self.greatest(from: low, to: most) { ordinal($0) <= current }
      bounds.append(bound)
      low = bound.nextUp
    }
    guard !ordinals.isEmpty else { return nil }
    self.bounds = bounds
    tops = bounds
    self.ordinals = ordinals
  }

  /// The greatest number between two that has a property which holds at the lower and, once lost, stays lost.
  private static func greatest(from low: Float, to high: Float, where holds: (Float) -> Bool) -> Float {
    // Positive floating-point numbers are ordered as their bit patterns are.
    var low = low.bitPattern
    var high = high.bitPattern
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(Float(bitPattern: middle)) { low = middle } else { high = middle }
    }
    return Float(bitPattern: low)
  }

  /// Number of bands.
  package var count: Int { ordinals.count }

  /// The band of a value.
  @inlinable
  package func band(of value: Float) -> Int {
    var band = 0
    while band < tops.count, value > tops[band] { band += 1 }
    return band
  }
}
