/// The barriers and turn restrictions of a map, by the node that they are at.
struct TurnRules {
  /// Nodes by position in ``DecodedMap/nodeIDs``, ascending, with the modes that they stop.
  private(set) var barriers: [(node: UInt32, stopped: ModeSet)] = []
  private(set) var restrictions: [(node: UInt32, restriction: TurnRestriction)] = []
  /// Why the other restrictions are not here.
  private(set) var obstacles: [TurnRestriction.Obstacle] = []

  init(_ map: DecodedMap) {
    barriers = map.barriers.map { (node: $0.key, stopped: BarrierRules.stopped($0.value)) }
      .filter { !$0.stopped.isEmpty }.sorted { $0.node < $1.node }
    for relation in map.relations {
      do throws(TurnRestriction.Obstacle) {
        let restriction = try TurnRestriction(relation)
        guard let node = map.position(ofNode: restriction.via) else { throw .incomplete }
        restrictions.append((node: node, restriction: restriction))
      } catch {
        obstacles.append(error)
      }
    }
  }

  /// The nodes where streets are cut for the sake of these rules.
  var nodes: [UInt32] { barriers.map(\.node) + restrictions.map(\.node) }
}
