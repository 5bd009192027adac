@testable import Routing

extension TrackChain {
  /// The logarithm of the density of some states, one of each layer.
  func score(_ states: [Int]) -> Double {
    let places = zip(emissions, states).reduce(0) { $0 + $1.0[$1.1] }
    return transitions.indices.reduce(places) { $0 + transitions[$1][states[$1]][states[$1 + 1]] }
  }
}
