/// The nearest few of the stations seen so far, nearest first; of equally distant ones the first in their list.
struct NeighborList: Sendable {
  /// Of the stations in their list; the first ``count`` of them.
  private(set) var indices: [Int]
  /// Squares of the distances in m².
  private(set) var squares: [Double]
  private(set) var count = 0

  /// Creates an empty list that holds at most a number of stations.
  init(capacity: Int) {
    indices = [Int](repeating: 0, count: capacity)
    squares = [Double](repeating: .infinity, count: capacity)
  }

  /// The squared distance beyond which a station has no place in the list: infinite until it is full.
  var reachSquared: Double { count < squares.count ? .infinity : squares[squares.count - 1] }

  /// Forgets all stations.
  mutating func removeAll() { count = 0 }

  /// Puts a station in its place; the furthest leaves a full list.
  mutating func insert(_ index: Int, _ squared: Double) {
    var place = min(count, squares.count - 1)
    if count == squares.count {
      guard (squared, index) < (squares[place], indices[place]) else { return }
    }
    while place > 0, (squared, index) < (squares[place - 1], indices[place - 1]) {
      squares[place] = squares[place - 1]
      indices[place] = indices[place - 1]
      place -= 1
    }
    squares[place] = squared
    indices[place] = index
    count = min(count + 1, squares.count)
  }
}
