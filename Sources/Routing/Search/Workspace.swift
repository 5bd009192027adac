internal import Streets
import Synchronization

/// What a router makes once and uses for every query: tables that follow from the graph, and scratch memory.
final class Workspace: Sendable {
  private struct Tables {
    var isChecked = false

    mutating func check(_ graph: StreetGraph) throws(RoutingError) {
      guard !isChecked else { return }
      try graph.checkTopology()
      isChecked = true
    }

    var paces = [PaceTable?](repeating: nil, count: TravelMode.allCases.count)
    var grid: SegmentGrid?
    /// What the last zones cover: the searches of one answer ask for the same.
    var cover: (zones: [Zone], cover: ZoneCover)?
  }

  let metric: FlatMetric
  let plain: MemoryPool<SearchScratch<UInt64>>
  let twoLevel: MemoryPool<SearchScratch<Lexicographic<UInt64>>>
  let threeLevel: MemoryPool<SearchScratch<Lexicographic<Lexicographic<UInt64>>>>
  /// The graph's hierarchy with its metrics, nil when the graph has none.
  let hierarchy: RouterHierarchy?
  /// What searches for choices share.
  let choices: ChoiceWorkspace
  private let graph: StreetGraph
  private let tables = Mutex(Tables())

  init(graph: StreetGraph) {
    self.graph = graph
    metric = FlatMetric(box: graph.box)
    let nodeCount = graph.nodeCount
    plain = MemoryPool { SearchScratch(nodeCount: nodeCount) }
    twoLevel = MemoryPool { SearchScratch(nodeCount: nodeCount) }
    threeLevel = MemoryPool { SearchScratch(nodeCount: nodeCount) }
    hierarchy = RouterHierarchy(graph)
    choices = ChoiceWorkspace(graph)
  }

  /// Makes sure, once, that the graph is sound.
  func check() throws(RoutingError) {
    try tables.withLock { tables throws(RoutingError) in try tables.check(graph) }
  }

  /// The paces of a mode; the graph has been checked when they are there.
  func paces(_ mode: TravelMode) throws(RoutingError) -> PaceTable {
    try tables.withLock { tables throws(RoutingError) in
      try tables.check(graph)
      if let paces = tables.paces[mode.index] { return paces }
      let paces = PaceTable(graph: graph, mode: mode, metric: metric)
      tables.paces[mode.index] = paces
      return paces
    }
  }

  /// The segments by place; asked for after the graph was checked.
  private func segmentGrid() -> SegmentGrid {
    tables.withLock { tables in
      if let grid = tables.grid { return grid }
      let grid = SegmentGrid(graph: graph)
      tables.grid = grid
      return grid
    }
  }

  /// What the zones of a query cover, nil where they change nothing.
  func cover(_ query: Router.Query) -> ZoneCover? {
    guard Weighting(query).needsZones else { return nil }
    if let known = tables.withLock({ $0.cover }), known.zones == query.zones { return known.cover }
    let cover = ZoneCover(zones: query.zones, graph: graph, grid: segmentGrid())
    tables.withLock { $0.cover = (query.zones, cover) }
    return cover
  }
}
