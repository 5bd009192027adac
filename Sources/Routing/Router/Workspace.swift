internal import Computing
internal import Streets

/// What a router makes once and uses for every query: tables that follow from the graph, and scratch memory.
final class Workspace: Sendable {
  let metric: FlatMetric
  let plain: MemoryPool<SearchScratch<UInt64>>
  let twoLevel: MemoryPool<SearchScratch<Lexicographic<UInt64>>>
  let threeLevel: MemoryPool<SearchScratch<Lexicographic<Lexicographic<UInt64>>>>
  /// The graph's hierarchy with its metrics, nil when the graph has none.
  let hierarchy: RouterHierarchy?
  /// What the streets are called.
  let namer: StreetNamer
  /// Where segments lead from their ends.
  let directions: KeptDirections
  /// What searches for choices share.
  let choices: ChoiceWorkspace
  private let zoneMemory = ZoneMemory()
  private let graph: StreetGraph
  /// By mode (``TravelMode/index``).
  private let knownPaces = TravelMode.allCases.map { _ in LazyValue<PaceTable>() }

  init(graph: StreetGraph) {
    self.graph = graph
    metric = FlatMetric(box: graph.box)
    let nodeCount = graph.nodeCount
    plain = MemoryPool { SearchScratch(nodeCount: nodeCount) }
    twoLevel = MemoryPool { SearchScratch(nodeCount: nodeCount) }
    threeLevel = MemoryPool { SearchScratch(nodeCount: nodeCount) }
    hierarchy = RouterHierarchy(graph)
    choices = ChoiceWorkspace(graph)
    namer = StreetNamer(graph)
    directions = KeptDirections(segmentCount: graph.segmentCount)
  }

  /// Makes sure that the graph is sound.
  func check() throws(RoutingError) {
    guard graph.isSound else { throw .brokenGraph }
  }

  /// The paces of a mode; asked for after the graph was checked.
  func paces(_ mode: TravelMode) -> PaceTable {
    knownPaces[mode.index].value { PaceTable(graph: graph, mode: mode, metric: metric) }
  }

  /// What is known of the zones of a query, nil where they change nothing.
  func zones(_ query: Router.Query) -> KnownZones? {
    guard Weighting(query).needsZones else { return nil }
    return query.scratch.known(query.zones) { zoneMemory.zones(query.zones, of: graph) }
  }

  /// What some zones cover, nil for no zones.
  func cover(of zones: [Zone]) -> ZoneCover? { zones.isEmpty ? nil : zoneMemory.zones(zones, of: graph).cover }

  /// What the zones of a query cover, nil where they change nothing.
  func cover(_ query: Router.Query) -> ZoneCover? { zones(query)?.cover }
}
