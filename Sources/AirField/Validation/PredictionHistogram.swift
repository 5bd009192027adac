/// Held-out readings and what was predicted for them, counted in square bins: a scatter plot of any number of points.
package struct PredictionHistogram: Sendable {
  /// Width of a bin, µg/m³; the same for readings and predictions.
  package let binWidth: Double
  /// Counts, row after row of predictions from zero up, and in each from the smallest reading up; the last bins hold
  /// all beyond.
  package let counts: [Int]

  /// Number of bins on each side.
  package static let size = 40
  /// Share of the readings that lie inside, so that a single event does not squeeze all others into a corner.
  private static let shownShare = 0.999

  /// Counts held-out readings.
  /// - Complexity: O(readings log readings), for the scale.
  package init(_ heldOut: HeldOut) {
    let indices = heldOut.indices.map(\.index)
    let sorted = indices.map { Double(heldOut.history.values[$0]) }.sorted()
    let top = sorted.isEmpty ? 1 : sorted[Int(Self.shownShare * Double(sorted.count - 1))]
    binWidth = Self.roundWidth(max(top, 1e-3) / Double(Self.size))
    var counts = [Int](repeating: 0, count: Self.size * Self.size)
    for index in indices {
      let column = Self.bin(Double(heldOut.history.values[index]), binWidth)
      let row = Self.bin(Double(heldOut.predictions[index]), binWidth)
      counts[row * Self.size + column] += 1
    }
    self.counts = counts
  }

  /// Number of readings in a bin.
  package func count(predictionBin row: Int, readingBin column: Int) -> Int { counts[row * Self.size + column] }

  private static func bin(_ value: Double, _ width: Double) -> Int { Int(min(max(0, value / width), Double(size - 1))) }

  /// The next larger of 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 7.5 and 10, times a power of ten: its multiples are figures that
  /// people can read.
  private static func roundWidth(_ width: Double) -> Double {
    var power = 1.0
    while power > width { power /= 10 }
    while power * 10 <= width { power *= 10 }
    return power * ([1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 7.5].first { $0 * power >= width } ?? 10)
  }
}
