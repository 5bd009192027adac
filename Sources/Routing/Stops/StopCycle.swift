/// The order of stops as a cycle through a depot: fixed ends are parts of the depot, free ones are reached from it and
/// left for it at no cost.
///
/// So round trips and those that end elsewhere are one problem. Node 0 is the depot, the others are ``inner`` stops.
struct StopCycle {
  /// The stops without a place of their own, by node from 1.
  let inner: [Int]
  /// All nodes, the depot too.
  let count: Int
  private let head: Int?
  private let tail: Int?
  /// Row by row.
  private let costs: [Double]

  init(_ matrix: [[Double?]], _ ends: StopEnds) {
    let stops = matrix.indices
    // One stop is its own beginning; two ends of it would be two stops.
    let last = ends.endsAtLast && stops.count > 1 ? stops.last : nil
    let first = ends.startsAtFirst || (ends.isRoundTrip && last == nil) ? stops.first : nil
    let inner = stops.filter { $0 != first && $0 != last }
    let missing = Self.missingCost(matrix)
    func cost(_ from: Int?, _ to: Int?) -> Double {
      guard let from, let to else { return 0 }
      return matrix[from][to] ?? missing
    }
    let departure = first ?? (ends.isRoundTrip ? last : nil)
    let arrival = last ?? (ends.isRoundTrip ? first : nil)
    var costs: [Double] = [0] + inner.map { cost(departure, $0) }
    for stop in inner { costs += [cost(stop, arrival)] + inner.map { cost(stop, $0) } }
    (head, tail, self.inner, self.costs, count) = (first, last, inner, costs, inner.count + 1)
  }

  /// More than any order costs whose ways there are all, so that fewer missing ways always win.
  private static func missingCost(_ matrix: [[Double?]]) -> Double {
    let dearest = matrix.lazy.joined().compactMap { $0 }.max() ?? 0
    return (dearest + 1) * Double(matrix.count + 1)
  }

  /// What the way from a node to another costs.
  @inline(__always)
  func cost(_ from: Int, _ to: Int) -> Double { costs[from * count + to] }

  /// All costs, row by row.
  func withCosts<Value>(_ body: (UnsafeBufferPointer<Double>) -> Value) -> Value {
    costs.withUnsafeBufferPointer(body)
  }

  /// The numbers of stops for an order of the nodes without the depot.
  func stops(_ order: [Int]) -> [Int] {
    (head.map { [$0] } ?? []) + order.map { inner[$0 - 1] } + (tail.map { [$0] } ?? [])
  }
}
