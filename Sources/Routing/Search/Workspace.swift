internal import Streets
import Synchronization

/// What a router makes once and uses for every query: tables that follow from the graph, and scratch memory.
final class Workspace: Sendable {
  private struct Tables {
    var isChecked = false
    var paces = [PaceTable?](repeating: nil, count: TravelMode.allCases.count)
    var grid: SegmentGrid?
  }

  let metric: FlatMetric
  let plain: ScratchPool<UInt64>
  let twoLevel: ScratchPool<Lexicographic<UInt64>>
  let threeLevel: ScratchPool<Lexicographic<Lexicographic<UInt64>>>
  private let graph: StreetGraph
  private let tables = Mutex(Tables())

  init(graph: StreetGraph) {
    self.graph = graph
    metric = FlatMetric(box: graph.box)
    plain = ScratchPool(nodeCount: graph.nodeCount)
    twoLevel = ScratchPool(nodeCount: graph.nodeCount)
    threeLevel = ScratchPool(nodeCount: graph.nodeCount)
  }

  /// The paces of a mode; the graph has been checked when they are there.
  func paces(_ mode: TravelMode) throws(RoutingError) -> PaceTable {
    try tables.withLock { tables throws(RoutingError) in
      if !tables.isChecked {
        try graph.checkTopology()
        tables.isChecked = true
      }
      if let paces = tables.paces[mode.index] { return paces }
      let paces = PaceTable(graph: graph, mode: mode, metric: metric)
      tables.paces[mode.index] = paces
      return paces
    }
  }

  /// The segments by place; asked for after ``paces(_:)``.
  func segmentGrid() -> SegmentGrid {
    tables.withLock { tables in
      if let grid = tables.grid { return grid }
      let grid = SegmentGrid(graph: graph)
      tables.grid = grid
      return grid
    }
  }
}
