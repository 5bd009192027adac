internal import CityAir
package import Routing
internal import Streets

/// Pollution p on every segment of a network, and along those where a path begins or ends.
package struct StreetAir: Sendable {
  /// p by segment, finite everywhere: segments without air have ``charge``.
  package let pollution: EdgePollution
  /// What is charged where nothing is known: the 95th percentile of p over the segments that have air; 0 where all
  /// have.
  let charge: Float
  private let values: NetworkValues
  /// The segments with a sample whose air is not known; nil where all are known.
  ///
  /// They are charged as a whole, but where a path begins or ends.
  private let isUnknown: [Bool]?

  /// Samples the air along every segment; nil when no segment has air.
  /// - Complexity: O(length of the network).
  init?(graph: StreetGraph, sampler: PollutionSampler) {
    guard sampler.knowsAnything else { return nil }
    let found = NetworkSamples(graph, usesKept: sampler.countsKeptStreets).values { sampler.pollution(at: $0) }
    let means = found.means
    values = found.values
    guard means.contains(where: \.isNaN) else {
      (charge, isUnknown, pollution) = (0, nil, EdgePollution(means))
      return
    }
    guard let charge = Self.percentile95(means) else { return nil }
    self.charge = charge
    isUnknown = means.map(\.isNaN)
    pollution = EdgePollution(means.map { $0.isNaN ? charge : $0 })
  }

  /// p along a segment where a path begins or ends.
  func profile(ofEnd segment: Int) -> SegmentProfile { values[segment].profile(charge: charge, isEnd: true) }

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

  /// The 95th percentile (nearest rank) of the finite values, nil when there is none.
  static func percentile95(_ values: [Float]) -> Float? {
    let known = values.filter(\.isFinite).sorted()
    guard !known.isEmpty else { return nil }
    return known[min(known.count - 1, max(0, Int((0.95 * Double(known.count)).rounded(.up)) - 1))]
  }
}
