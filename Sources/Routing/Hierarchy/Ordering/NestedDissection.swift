internal import Computing

/// An elimination order by nested dissection (George 1973).
///
/// A separator comes last, before it the two parts, each ordered the same way. So the paths between the parts all lead
/// over the separator, and the elimination tree stays low.
struct NestedDissection {
  private let core: UndirectedGraph
  private let separator: InertialSeparator
  /// Told how many nodes of the core have been placed, from any thread.
  private let onProgress: @Sendable (Int) -> Void

  /// Cells of one in so many of the core's nodes, or fewer, are left to one thread each.
  private static let cellsInParallel = 24

  init(core: UndirectedGraph, x: [Int32], y: [Int32], onProgress: @escaping @Sendable (Int) -> Void = { _ in }) {
    self.core = core
    separator = InertialSeparator(x: x, y: y)
    self.onProgress = onProgress
  }

  /// The core's nodes in their order; the same at every run, however many threads there are.
  func order() -> [UInt32] {
    // An array made of no memory would write its count into the empty one that all threads share.
    guard core.nodeCount > 0 else { return [] }
    let whole = DissectionCell(nodes: (0..<UInt32(core.nodeCount)).map { $0 }, graph: core)
    return [UInt32](unsafeUninitializedCapacity: core.nodeCount) { buffer, count in
      place([Slot(cell: whole, start: 0)], in: Output(places: buffer))
      count = core.nodeCount
    }
  }

  /// A cell and where its order begins.
  private struct Slot {
    let cell: DissectionCell
    let start: Int
  }

  /// Where the orders of cells are written; unchecked, because cells have places of their own.
  private struct Output: @unchecked Sendable {
    let places: UnsafeMutableBufferPointer<UInt32>

    func write(_ nodes: [UInt32], at start: Int) {
      for (place, node) in nodes.enumerated() { places.initializeElement(at: start + place, to: node) }
    }
  }

  /// Dissects all cells of one depth at a time, side by side, until they are small, then each to its end.
  private func place(_ slots: [Slot], in output: Output) {
    let smallEnough = max(SmallCellOrder.maxNodes, core.nodeCount / Self.cellsInParallel)
    var large = slots
    var small: [Slot] = []
    while !large.isEmpty {
      let parts = large.parallelMap { split($0, output) }.flatMap(\.self)
      large = parts.filter { $0.cell.nodes.count > smallEnough }
      small += parts.filter { $0.cell.nodes.count <= smallEnough }
    }
    small.sort { $0.cell.nodes.count > $1.cell.nodes.count }
    _ = small.parallelMap { finish($0, output) }
  }

  private func finish(_ slot: Slot, _ output: Output) {
    var stack = [slot]
    while let next = stack.popLast() { stack += split(next, output) }
  }

  /// Places a separator at the end of a cell's places, or a small cell as a whole; the parts that are left.
  private func split(_ slot: Slot, _ output: Output) -> [Slot] {
    let nodes = slot.cell.nodes
    if nodes.count <= 2 {
      place(nodes, at: slot.start, output)
      return []
    }
    if let order = SmallCellOrder.order(nodes, in: core) {
      place(order, at: slot.start, output)
      return []
    }
    let (low, high, separator) = slot.cell.parted(separator.sides(of: slot.cell))
    place(separator, at: slot.start + nodes.count - separator.count, output)
    return [Slot(cell: low, start: slot.start), Slot(cell: high, start: slot.start + low.nodes.count)]
      .filter { !$0.cell.nodes.isEmpty }
  }

  private func place(_ nodes: [UInt32], at start: Int, _ output: Output) {
    output.write(nodes, at: start)
    if !nodes.isEmpty { onProgress(nodes.count) }
  }
}
