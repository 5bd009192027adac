/// The barriers and turn restrictions of a map, and what one is told of on the way.
struct TurnRules {
  /// Nodes by position in ``DecodedMap/nodeIDs``, ascending, with the modes that they stop.
  let barriers: [(node: UInt32, stopped: ModeSet)]
  /// Gates and lifts, be they passed or not, in no order.
  let toldNodes: [UInt32]
  private(set) var restrictions: [TurnRestriction] = []
  /// Why the other restrictions are not here.
  private(set) var obstacles: [TurnRestriction.Obstacle] = []

  init(_ map: DecodedMap) {
    barriers = map.nodeTags.map { (node: $0.key, stopped: BarrierRules.stopped($0.value)) }
      .filter { !$0.stopped.isEmpty }.sorted { $0.node < $1.node }
    toldNodes = map.nodeTags.filter {
      StreetAttribute.isGate(barrier: $0.value["barrier"]) || $0.value.has("highway", StreetAttribute.lift)
    }.map(\.key)
    for relation in map.relations {
      do throws(TurnRestriction.Obstacle) {
        restrictions.append(try TurnRestriction(relation))
      } catch {
        obstacles.append(error)
      }
    }
  }

  /// OSM numbers of the nodes that restrictions are at.
  var viaNodes: [Int64] {
    restrictions.compactMap { if case .node(let node) = $0.via { node } else { nil } }
  }

  /// OSM numbers of the ways that restrictions lead along.
  var viaWays: Set<Int64> {
    restrictions.reduce(into: []) { if case .ways(let ways) = $1.via { $0.formUnion(ways) } }
  }
}
