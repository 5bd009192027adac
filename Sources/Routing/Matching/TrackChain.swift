internal import Foundation

/// What is known of a track that hangs together: in each layer the states of one place, with the logarithms of their
/// densities and of the ways to the next layer.
struct TrackChain {
  /// By layer and state.
  var emissions: [[Double]]
  /// By layer but the last, state, and state of the next layer; `-inf` where no way leads.
  var transitions: [[[Double]]]

  /// The most probable state of each layer, taken together (Viterbi 1967).
  /// - Complexity: O(layers × states²).
  func best() -> [Int] {
    guard var scores = emissions.first else { return [] }
    var before: [[Int]] = []
    for (layer, ways) in transitions.enumerated() {
      var next = [Double](repeating: -.infinity, count: emissions[layer + 1].count)
      var parents = [Int](repeating: 0, count: next.count)
      for from in ways.indices {
        for to in next.indices where scores[from] + ways[from][to] > next[to] {
          next[to] = scores[from] + ways[from][to]
          parents[to] = from
        }
      }
      scores = zip(next, emissions[layer + 1]).map(+)
      before.append(parents)
    }
    var states = [scores.indices.max { scores[$0] < scores[$1] } ?? 0]
    for parents in before.reversed() { states.append(parents[states[states.count - 1]]) }
    return states.reversed()
  }

  /// The probability of each state of each layer, by all ways through the layers.
  /// - Complexity: O(layers × states²).
  func probabilities() -> [[Double]] {
    guard let first = emissions.first, let last = emissions.last else { return [] }
    var forward = [Self.scaled(first)]
    for (layer, ways) in transitions.enumerated() {
      let sums = emissions[layer + 1].indices.map { to in
        Self.logSum(ways.indices.map { forward[layer][$0] + ways[$0][to] }) + emissions[layer + 1][to]
      }
      forward.append(Self.scaled(sums))
    }
    var backward = [[Double](repeating: 0, count: last.count)]
    for (layer, ways) in transitions.enumerated().reversed() {
      let behind = backward[backward.count - 1]
      let sums = ways.map { row in
        Self.logSum(row.indices.map { row[$0] + emissions[layer + 1][$0] + behind[$0] })
      }
      backward.append(Self.scaled(sums))
    }
    return zip(forward, backward.reversed()).map { zip($0, $1).map(+) }.map { logarithms in
      let sum = Self.logSum(logarithms)
      return logarithms.map { exp($0 - sum) }
    }
  }

  /// The logarithm of a sum of numbers that are given by theirs.
  private static func logSum(_ logarithms: [Double]) -> Double {
    guard let most = logarithms.max(), most > -.infinity else { return -.infinity }
    return most + log(logarithms.reduce(0) { $0 + exp($1 - most) })
  }

  /// The logarithms but for a factor of the numbers, so that no layer is far from 0.
  private static func scaled(_ logarithms: [Double]) -> [Double] {
    guard let most = logarithms.max(), most > -.infinity else { return logarithms }
    return logarithms.map { $0 - most }
  }
}
