/// A course of p over time that stands for what all streets have in common, so that what is left of each changes
/// little.
///
/// For every open edge e and moment t, p(e, t) ≥ q(e) + f(t) − r, where f is the curve, r a constant and q(e) the least
/// of p − f over the moments from some one on, plus r. So a way costs at least what q makes of its streets and f of its
/// time, and both have bounds of their own: the first by a metric like any other, the second by the time that is left.
struct ReferenceCurve: Sendable {
  /// f at each moment.
  let values: [Double]
  /// r: f at the last moment and a little more, as far as costs grow with time all the same.
  let reference: Double
  /// How f rises.
  let rise: Drift

  /// Segments that the curve is made from, about.
  private static let sampleCount = 4096

  /// The curve of some air.
  ///
  /// How far it swings depends on the open edges, so that q is at least 0 on all of them.
  ///
  /// r may be above f at the last moment by `spare`.
  /// - Complexity: O(moments × edges).
  init(_ table: MomentTable, spare: Double) {
    let raw = Self.typical(table)
    let last = raw.last ?? 0
    let swing = max(0, (raw.max() ?? 0) - last)
    let raised = min(max(0, spare), swing)
    let rise = Drift(rising: raw, table.times)
    let scale = Self.scale(table, raw.map { $0 - last }, rise: rise, raised: raised)
    values = raw.map { last + scale * ($0 - last) }
    reference = last + raised
    self.rise = rise.scaled(by: scale)
  }

  /// The mean of p over the cleaner half of some segments at each moment: good ways keep to those.
  private static func typical(_ table: MomentTable) -> [Double] {
    let stride = max(1, table.segmentCount / sampleCount)
    let sums = Swift.stride(from: 0, to: table.segmentCount, by: stride).map { segment in
      (segment: segment, sum: (0..<table.count).reduce(0.0) { $0 + table.pollution(segment, at: $1) })
    }
    let clean = sums.sorted { ($0.sum, $0.segment) < ($1.sum, $1.segment) }.prefix(max(1, sums.count / 2))
    return (0..<table.count).map { moment in
      clean.reduce(0.0) { $0 + table.pollution($1.segment, at: moment) } / Double(max(1, clean.count))
    }
  }

  /// By how much the swings are to be lessened, 0 to 1.
  ///
  /// An edge has the p of the moment in which it is reached, while f goes on: half a rise over its duration comes off.
  /// Where that takes q below 0, 0 will do for it all the same when p is at no moment below all that f − r comes to
  /// from then on. So an edge without any p leaves f alone while that rises.
  private static func scale(_ table: MomentTable, _ swings: [Double], rise: Drift, raised: Double) -> Double {
    var peaks = swings
    for moment in swings.indices.dropLast().reversed() { peaks[moment] = max(swings[moment], peaks[moment + 1]) }
    var scale = 1.0
    table.forEachOpenEdge { segment, duration in
      let lag = rise.mean(over: Double(duration))
      var (lagging, peaking) = (Double.infinity, Double.infinity)
      for moment in swings.indices {
        let pollution = table.pollution(segment, at: moment) + raised
        if swings[moment] + lag > 0 { lagging = min(lagging, pollution / (swings[moment] + lag)) }
        if peaks[moment] > 0 { peaking = min(peaking, pollution / peaks[moment]) }
      }
      scale = min(scale, max(lagging, peaking))
    }
    // A hair less, so that rounding takes no q below 0.
    return max(0, scale - 1e-6)
  }
}

/// How far a course that changes evenly from moment to moment may drift upwards within some time.
struct Drift: Sendable {
  /// The steepest rise in a millisecond, and the greatest from any moment to a later one, both at least 0.
  private(set) var steepest = 0.0
  private(set) var greatest = 0.0

  /// No drift.
  init() {}

  init(rising values: [Double], _ times: [Double]) {
    var least = Double.infinity
    for (index, value) in values.enumerated() {
      greatest = max(greatest, value - least)
      least = min(least, value)
      guard index > 0 else { continue }
      steepest = max(steepest, (value - values[index - 1]) / max(1, times[index] - times[index - 1]))
    }
  }

  func scaled(by factor: Double) -> Drift {
    var drift = self
    drift.steepest *= factor
    drift.greatest *= factor
    return drift
  }

  /// By how much the mean over some milliseconds exceeds the value at their beginning, at most.
  @inline(__always)
  func mean(over milliseconds: Double) -> Double { min(greatest, steepest * milliseconds / 2) }
}
