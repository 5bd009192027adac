internal import Streets

/// Where a query begins and ends, and numbers for the parts of a way that are no edges: they follow those of the edges.
struct QueryEnds {
  let router: Router
  let query: Router.Query
  let terminals: Terminals

  init(_ query: Router.Query, router: Router) {
    self.query = query
    self.router = router
    terminals = Terminals(from: query.origin, to: query.destination, graph: router.graph, mode: query.mode)
  }

  /// The numbers of the first start, the first end and the first direct way.
  var firstStart: Int { router.graph.edgeCount }
  var firstEnd: Int { firstStart + terminals.starts.count }
  var firstDirect: Int { firstEnd + terminals.ends.count }

  /// The stretch of an edge, or of what is numbered behind the edges.
  func stretch(ofEdge edge: Int) -> Stretch {
    if edge >= firstDirect { return terminals.direct[edge - firstDirect] }
    if edge >= firstEnd { return terminals.ends[edge - firstEnd].stretch }
    if edge >= firstStart { return terminals.starts[edge - firstStart].stretch }
    return router.graph.stretch(ofEdge: edge)
  }

  /// The path over some edges and what is numbered behind them.
  func path(_ edges: [Int]) -> Path {
    let pieces = router.pieces(of: edges.map { stretch(ofEdge: $0) }, mode: query.mode)
    return Path(pieces: pieces, crossings: router.crossings(of: pieces, zones: query.zones), breaksExclusion: false)
  }
}
