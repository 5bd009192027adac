internal import Computing

/// A small set of nodes that parts a cell in two: inertial flow (Schild, Sommer, "On Balanced Separators in Road
/// Networks", 2015).
///
/// The nodes are sorted along a line; the first share of them are sources, the last sinks, and the cut is a minimum cut
/// between the two. Of several lines the best cut is taken. Here nodes are cut and not edges, which is what the order
/// needs, and of each flow both the cut nearest to the sources and the one nearest to the sinks are looked at, as in
/// FlowCutter (Hamann, Strasser, 2018).
struct InertialSeparator {
  /// Share of the nodes on either end of a line.
  static let share = 0.25
  /// The lines: multiples of east and north.
  private static let lines: [(x: Int, y: Int)] = [(1, 0), (0, 1), (1, 1), (1, -1), (2, 1), (1, 2), (2, -1), (1, -2)]

  /// Place of the core's nodes in any unit of length, the same east and north.
  let x: [Int32]
  let y: [Int32]

  /// The side of each node, as ``DissectionCell/parted(_:)`` wants it.
  func sides(of cell: DissectionCell) -> [Int8] {
    cell.graph.firstOut.withUnsafeBufferPointer { firstOut in
      cell.graph.head.withUnsafeBufferPointer { head in
        sides(of: cell, firstOut, head)
      }
    }
  }

  private func sides(
    of cell: DissectionCell, _ firstOut: UnsafeBufferPointer<UInt32>, _ head: UnsafeBufferPointer<UInt32>
  ) -> [Int8] {
    let count = cell.nodes.count
    // A cell without edges has an empty row of neighbours, which has no address.
    guard let rows = firstOut.baseAddress, let heads = head.baseAddress else {
      return (0..<count).map { $0 < count / 2 ? -1 : 1 }
    }
    var flow = SeparatorFlow(nodeCount: count, firstOut: rows, head: heads)
    var best = Candidate(sides: [], flow: .max, smaller: 0)
    var keys = [UInt64](repeating: 0, count: count)
    for line in Self.lines {
      mark(cell, along: line, &keys, flow.role)
      guard flow.run(below: best.flow == .max ? .max : best.flow + best.flow / 2 + 1) else { continue }
      best.improve(Candidate(flow, isReversed: false))
      flow.reverse()
      best.improve(Candidate(flow, isReversed: true))
    }
    return best.sides
  }

  /// Makes the nodes at the two ends of a line sources and sinks.
  private func mark(
    _ cell: DissectionCell, along line: (x: Int, y: Int), _ keys: inout [UInt64], _ role: UnsafeMutablePointer<UInt8>
  ) {
    let count = cell.nodes.count
    let few = max(1, Int(Double(count) * Self.share))
    for (place, node) in cell.nodes.enumerated() {
      let along = line.x * Int(x[Int(node)]) + line.y * Int(y[Int(node)])
      // Up to 2³⁵ either way, so that the key keeps 36 bits beside 28 for the place.
      keys[place] = UInt64(along + 1 << 35) << 28 | UInt64(place)
    }
    keys.withUnsafeMutableBufferPointer { keys in
      keys.settle(rank: few)
      UnsafeMutableBufferPointer(rebasing: keys[few...]).settle(rank: count - 2 * few)
      for (rank, key) in keys.enumerated() {
        let place = Int(key & (1 << 28 - 1))
        role[place] =
          rank < few
          ? SeparatorFlow.Role.source : rank >= count - few ? SeparatorFlow.Role.sink : SeparatorFlow.Role.middle
      }
    }
  }

  /// A cut.
  private struct Candidate {
    var sides: [Int8]
    var flow: Int
    /// Nodes on the smaller side.
    var smaller: Int

    init(sides: [Int8], flow: Int, smaller: Int) {
      self.sides = sides
      self.flow = flow
      self.smaller = smaller
    }

    init(_ flow: borrowing SeparatorFlow, isReversed: Bool) {
      var sides = [Int8](repeating: 0, count: flow.nodeCount)
      var low = 0
      var cut = 0
      flow.sides { node, side in
        sides[node] = Int8(truncatingIfNeeded: isReversed ? -side : side)
        low += side < 0 ? 1 : 0
        cut += side == 0 ? 1 : 0
      }
      self.init(sides: sides, flow: flow.flow, smaller: min(low, flow.nodeCount - low - cut))
    }

    /// Takes another cut when it has fewer nodes for what it parts.
    mutating func improve(_ other: Candidate) {
      guard !sides.isEmpty else {
        self = other
        return
      }
      if other.flow * max(1, smaller) < flow * max(1, other.smaller) { self = other }
    }
  }
}
