internal import Computing
internal import Streets

extension Router {
  /// Round trips of a length in the cleanest air that it allows, the best first, each different from those before it.
  ///
  /// All are as long as was asked for but for ``LoopQuery/tolerance``; those that are travelled twice for more than
  /// ``LoopQuery/maxRepeated`` are given only where none is found that is not. No loop is given where none is
  /// found, fewer than were asked for where they hardly differ. Where all would enter forbidden zones, those are given
  /// that enter them least, and say so.
  /// - Throws: ``RoutingError`` for a place or figures that do not fit the graph, and where time is up.
  /// - Complexity: O(n log n) for the n nodes within half the length, some hundred times.
  package func loops(_ query: LoopQuery) throws(RoutingError) -> [LoopWay] {
    try graph.check(query.origin)
    try workspace.check()
    try query.pollution?.check(segmentCount: graph.segmentCount)
    guard query.length.isFinite, query.length > 0 else { return [] }
    let cover = workspace.cover(of: query.zones)
    let loops = try loops(query, cover, isOpened: false)
    guard loops.isEmpty, query.policy == .forbid, cover != nil else { return loops }
    var open = query
    open.policy = .avoid(factor: Self.unavoidableFactor)
    return try self.loops(open, cover, isOpened: true)
  }

  /// How many times dearer than outside a zone is that is forbidden and has to be entered.
  private static let unavoidableFactor = 100.0

  /// The loops of a query, where `isOpened` says that its zones are forbidden and have to be entered.
  private func loops(
    _ query: LoopQuery, _ cover: ZoneCover?, isOpened: Bool
  ) throws(RoutingError) -> [LoopWay] {
    let loopGraph = try LoopGraph(query, router: self, cover: cover)
    guard loopGraph.nodeCount > 2 else { return [] }
    var search = LoopSearch(loopGraph, length: query.length)
    let found = search.run().filter { $0.fits(query.length) }
    guard !found.isEmpty || !Deadline.isPassed else { throw .outOfTime }
    let lean = found.filter { $0.repeatedShare <= LoopQuery.maxRepeated }
    return chosen(lean.isEmpty ? found : lean, loopGraph, query, isOpened: isOpened)
  }

  /// The best loops that differ.
  private func chosen(
    _ found: [LoopCandidate], _ loopGraph: LoopGraph, _ query: LoopQuery, isOpened: Bool
  ) -> [LoopWay] {
    var chosen: [(loop: LoopCandidate, shared: Double)] = []
    for loop in found where chosen.count < query.count {
      let shared = chosen.map { loop.shared(with: $0.loop, loopGraph) }.max() ?? 0
      if shared <= LoopQuery.maxShared { chosen.append((loop, shared)) }
    }
    return chosen.map { loop, shared in
      let pieces = pieces(of: loop.arcs.map { loopGraph.arcs[$0].stretch }, mode: query.mode)
      let crossings = crossings(of: pieces, zones: query.zones)
      return LoopWay(
        path: Path(pieces: pieces, crossings: crossings, breaksExclusion: isOpened && !crossings.isEmpty),
        length: loop.used,
        repeatedShare: loop.repeatedShare, sharedShare: shared, relativePollution: loop.relativePollution)
    }
  }
}
