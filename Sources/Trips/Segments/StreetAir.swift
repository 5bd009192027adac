internal import CityAir
internal import Computing
package import Routing
internal import Streets

/// Pollution p on every segment of a network, and along those where a path begins or ends.
package struct StreetAir: MemoryCounted {
  /// p by segment, finite everywhere: segments without air have ``charge(ofSegment:)``.
  package let pollution: EdgePollution
  private let values: NetworkValues
  /// Where the air is not known; nil where it is everywhere.
  private let unknown: Unknown?

  private struct Unknown: Sendable {
    /// The segments with a sample whose air is not known: they are charged as a whole, but where a path begins or ends.
    let segments: [Bool]
    let expected: ExpectedAir
  }

  /// Samples the air along every segment; nil when no segment has air.
  ///
  /// The pattern of the hour's streets serves where the air is not known.
  /// - Complexity: O(length of the network).
  init?(graph: StreetGraph, sampler: PollutionSampler, pattern: ExpectedPattern = ExpectedPattern()) {
    guard sampler.knowsAnything else { return nil }
    let found = NetworkSamples(graph, usesKept: sampler.countsKeptStreets).values { sampler.pollution(at: $0) }
    let means = found.means
    values = found.values
    guard means.contains(where: \.isNaN) else {
      (unknown, pollution) = (nil, EdgePollution(means))
      return
    }
    guard let expected = ExpectedAir(means, graph: graph, sampler: sampler, pattern: pattern) else { return nil }
    unknown = Unknown(segments: means.map(\.isNaN), expected: expected)
    pollution = EdgePollution(
      means.enumerated().map { segment, mean in mean.isNaN ? expected.charge(ofSegment: segment) : mean })
  }

  package var memoryBytes: Int {
    pollution.memoryBytes + values.memoryBytes + (unknown.map { $0.segments.count + $0.expected.memoryBytes } ?? 0)
  }

  /// What a segment is charged where nothing is known of it; 0 where all is known.
  func charge(ofSegment segment: Int) -> Float { unknown?.expected.charge(ofSegment: segment) ?? 0 }

  /// What is expected of a segment where nothing is known of it; its p where all is known.
  func expected(ofSegment segment: Int) -> Float { unknown?.expected.value(ofSegment: segment) ?? pollution[segment] }

  /// p along a segment where a path begins or ends.
  func profile(ofEnd segment: Int) -> SegmentProfile {
    values[segment].profile(charge: charge(ofSegment: segment))
  }

  /// p along all segments where paths begin or end.
  func profiles(ofEnds segments: Set<Int>) -> [Int: SegmentProfile] {
    Dictionary(uniqueKeysWithValues: segments.map { ($0, profile(ofEnd: $0)) })
  }

  /// The mean of p over a piece of a path between two ends: the very figure that the search was given.
  package func pollution(on piece: Path.Piece, ends: Set<Int>) -> Double {
    ends.contains(piece.segment) ? profile(ofEnd: piece.segment).mean(on: piece) : Double(pollution[piece.segment])
  }

  /// The metres of a piece whose air is not known.
  func metersWithoutAir(on piece: Path.Piece, ends: Set<Int>) -> Double {
    piece.lengthMeters * shareWithoutAir(of: piece, ends: ends)
  }

  /// How much more is charged on a piece of a path than is expected there, in the mean over the piece: what is charged
  /// where nothing is known is no estimate.
  func overcharge(on piece: Path.Piece, ends: Set<Int>) -> Double {
    guard let expected = unknown?.expected else { return 0 }
    let more = Double(expected.charge(ofSegment: piece.segment) - expected.value(ofSegment: piece.segment))
    return more * shareWithoutAir(of: piece, ends: ends)
  }

  private func shareWithoutAir(of piece: Path.Piece, ends: Set<Int>) -> Double {
    guard let unknown else { return 0 }
    guard ends.contains(piece.segment) else { return unknown.segments[piece.segment] ? 1 : 0 }
    return values[piece.segment].unknown.mean(on: piece)
  }
}
