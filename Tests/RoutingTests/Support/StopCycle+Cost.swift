@testable import Routing

extension StopCycle {
  /// The cost of the cycle that visits the nodes in an order.
  func cost(of order: [Int]) -> Double {
    zip([0] + order, order + [0]).reduce(0) { $0 + cost($1.0, $1.1) }
  }
}
