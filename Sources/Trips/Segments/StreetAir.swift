internal import CityAir
package import Routing
internal import Streets

/// Pollution p on every segment of a network, and along those where a path begins or ends.
package struct StreetAir: Sendable {
  /// p by segment, finite everywhere: segments without air have ``charge(ofSegment:)``.
  package let pollution: EdgePollution
  private let values: NetworkValues
  /// The segments with a sample whose air is not known; nil where all are known.
  ///
  /// They are charged as a whole, but where a path begins or ends.
  private let isUnknown: [Bool]?
  /// By segment, what is expected of p where it is not known, and what is charged there; nil where all is known.
  private let unknown: (expected: [Float], charge: [Float])?

  /// Samples the air along every segment; nil when no segment has air.
  /// - Complexity: O(length of the network).
  init?(graph: StreetGraph, sampler: PollutionSampler) {
    guard sampler.knowsAnything else { return nil }
    let found = NetworkSamples(graph, usesKept: sampler.countsKeptStreets).values { sampler.pollution(at: $0) }
    let means = found.means
    values = found.values
    guard means.contains(where: \.isNaN) else {
      (isUnknown, unknown, pollution) = (nil, nil, EdgePollution(means))
      return
    }
    guard means.contains(where: \.isFinite) else { return nil }
    let expected = ExpectedAir(means, graph: graph, sampler: sampler).values
    let charge = Self.charges(means, expected)
    isUnknown = means.map(\.isNaN)
    unknown = (expected, charge)
    pollution = EdgePollution(zip(means, charge).map { $0.isNaN ? $1 : $0 })
  }

  /// What each segment is charged where nothing is known: as much more than is expected of it as the known segments
  /// exceed in one of twenty cases; where streets tell nothing apart, that is the 95th percentile of p.
  static func charges(_ known: [Float], _ expected: [Float]) -> [Float] {
    let excess = percentile95(zip(known, expected).map { $1 > 0 ? $0 / $1 : .nan }) ?? 1
    return expected.map { $0 * excess }
  }

  /// What a segment is charged where nothing is known of it; 0 where all is known.
  func charge(ofSegment segment: Int) -> Float { unknown?.charge[segment] ?? 0 }

  /// p along a segment where a path begins or ends.
  func profile(ofEnd segment: Int) -> SegmentProfile {
    values[segment].profile(charge: charge(ofSegment: segment), isEnd: true)
  }

  /// The same of all segments where paths begin or end.
  func profiles(ofEnds segments: Set<Int>) -> [Int: SegmentProfile] {
    Dictionary(uniqueKeysWithValues: segments.map { ($0, profile(ofEnd: $0)) })
  }

  /// The mean of p over a piece of a path between two ends: the very figure that the search was given.
  package func pollution(on piece: Path.Piece, ends: Set<Int>) -> Double {
    ends.contains(piece.segment) ? profile(ofEnd: piece.segment).mean(on: piece) : Double(pollution[piece.segment])
  }

  /// The metres of a piece whose air is not known.
  func metersWithoutAir(on piece: Path.Piece, ends: Set<Int>) -> Double {
    guard ends.contains(piece.segment) else { return isUnknown?[piece.segment] ?? false ? piece.lengthMeters : 0 }
    return piece.lengthMeters * values[piece.segment].unknown(isEnd: true).mean(on: piece)
  }

  /// How much more is charged on a piece of a path than is expected there, in the mean over the piece: what is charged
  /// where nothing is known is no estimate.
  func overcharge(on piece: Path.Piece, ends: Set<Int>) -> Double {
    guard let isUnknown, let unknown else { return 0 }
    let more = Double(unknown.charge[piece.segment] - unknown.expected[piece.segment])
    guard ends.contains(piece.segment) else { return isUnknown[piece.segment] ? more : 0 }
    return more * values[piece.segment].unknown(isEnd: true).mean(on: piece)
  }

  /// The 95th percentile (nearest rank) of the finite values, nil when there is none.
  static func percentile95(_ values: [Float]) -> Float? {
    let known = values.filter(\.isFinite).sorted()
    guard !known.isEmpty else { return nil }
    return known[min(known.count - 1, max(0, Int((0.95 * Double(known.count)).rounded(.up)) - 1))]
  }
}
