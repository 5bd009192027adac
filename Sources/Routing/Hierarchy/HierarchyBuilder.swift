internal import Foundation
internal import Geo
package import Streets

/// Makes the contraction hierarchy of a street graph, once for all modes and all weights: Dibbelt, Strasser, Wagner,
/// "Customizable Contraction Hierarchies" (2016).
///
/// The order is one of nested dissection over all edges, whoever may use them. So it depends on nothing but which
/// nodes are joined.
package enum HierarchyBuilder {
  /// The hierarchy's tables, to be added to the graph.
  ///
  /// - Parameters:
  ///   - graph: The streets.
  ///   - onProgress: Told the share of the work that is done, 0 to 1, from any thread.
  /// - Returns: tables that fit the graph.
  /// - Complexity: a second for 600 000 nodes on two cores.
  package static func build(
    _ graph: StreetGraph, onProgress: @escaping @Sendable (_ share: Double) -> Void = { _ in }
  ) -> HierarchyTables {
    withExtendedLifetime(graph) {
      let links = UndirectedGraph(directedFirstOut: graph.firstOut, directedHead: graph.head)
      var tables = tables(links, order: order(links, graph, onProgress), graph)
      tables.times = times(along: tables, of: graph)
      return tables
    }
  }

  /// An elimination order with few shortcuts and a low tree: dead ends and chains, then the dissected core.
  private static func order(
    _ links: UndirectedGraph, _ graph: StreetGraph, _ onProgress: @escaping @Sendable (Double) -> Void
  ) -> [UInt32] {
    let rest = LowDegreeElimination(links)
    let shrink = cos(graph.box.center.latitude * .pi / 180)
    let progress = DissectionProgress(nodeCount: rest.coreNodes.count, onProgress)
    let dissection = NestedDissection(
      core: rest.core, x: rest.coreNodes.map { Int32(Double(graph.nodeLongitudes[Int($0)]) * shrink) },
      y: rest.coreNodes.map { graph.nodeLatitudes[Int($0)] }, onProgress: { progress.add($0) })
    return rest.eliminated + dissection.order().map { rest.coreNodes[Int($0)] }
  }

  private static func tables(_ links: UndirectedGraph, order: [UInt32], _ graph: StreetGraph) -> HierarchyTables {
    let postorder = EliminationTree(links, order: order).postorder().map { order[Int($0)] }
    let contraction = Contraction(links, order: postorder)
    var tables = HierarchyTables()
    tables.rank = EliminationTree.inverse(postorder)
    tables.firstUp = contraction.firstUp
    tables.upHead = contraction.upHead
    tables.link(firstOut: graph.firstOut, head: graph.head)
    return tables
  }

  /// T of all modes: as long as the travel times stay, so does it, and no query need work it out.
  private static func times(along tables: HierarchyTables, of graph: StreetGraph) -> [HierarchyTables.ArcTimes] {
    guard let hierarchy = graph.adding(tables).hierarchy else { return [] }
    return withExtendedLifetime(hierarchy) {
      let arrays = HierarchyArrays(hierarchy)
      let plan = SubtreePlan(arrays)
      return TravelMode.allCases.map { mode in
        Customization(arrays, metric: TimeBoundMetric(durations: graph.pricedDurations(mode))).weights(plan)
          .times(arcCount: arrays.arcCount)
      }
    }
  }
}

extension ArcWeights {
  fileprivate func times(arcCount: Int) -> HierarchyTables.ArcTimes {
    HierarchyTables.ArcTimes(
      up: Array(UnsafeBufferPointer(start: up, count: arcCount)),
      down: Array(UnsafeBufferPointer(start: down, count: arcCount)))
  }
}
