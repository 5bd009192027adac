internal import Routing

/// Values at the samples along one segment; NaN where nothing is known.
///
/// This is where it is stated what the unknown is charged, for the search and for the report alike. Within a path, a
/// segment is charged as a whole when any of its samples is unknown; on a segment where a path begins or ends, each
/// sample counts for itself.
struct SegmentValues: Sendable {
  private let values: ArraySlice<Float>
  /// The mean over the whole segment; NaN where a sample is unknown, or there is none.
  let mean: Float

  init(_ values: ArraySlice<Float>) {
    self.values = values
    mean = Self.mean(values)
  }

  /// The mean; NaN where a value is unknown, or there is none.
  static func mean(_ values: some Collection<Float>) -> Float {
    values.isEmpty ? .nan : values.reduce(0, +) / Float(values.count)
  }

  /// The mean over a piece of a path, with the unknown charged.
  func mean(on piece: Path.Piece, charge: Float, isEnd: Bool) -> Double {
    guard isEnd, !values.isEmpty else { return Double(mean.isNaN ? charge : mean) }
    return profile(charge: charge).mean(on: piece)
  }

  /// The values along a segment where a path begins or ends, with the unknown charged.
  func profile(charge: Float) -> SegmentProfile {
    guard !values.isEmpty else { return SegmentProfile([mean.isNaN ? charge : mean]) }
    return SegmentProfile(values.map { $0.isNaN ? charge : $0 })
  }

  /// Along a segment where a path begins or ends, 1 where the unknown is charged and 0 where the value is known.
  var unknown: SegmentProfile {
    guard !values.isEmpty else { return SegmentProfile([mean.isNaN ? 1 : 0]) }
    return SegmentProfile(values.map { $0.isNaN ? 1 : 0 })
  }
}

extension SegmentProfile {
  /// The mean over a piece of a path.
  func mean(on piece: Path.Piece) -> Double {
    mean(from: piece.startFraction, to: piece.endFraction)
  }
}
