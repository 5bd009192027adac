internal import Computing
internal import Synchronization

/// Gives the arcs of a hierarchy their weights: the basic customization of Dibbelt, Strasser, Wagner (2016), section 7.
///
/// The weight of an arc is the least of its own edges and of the detours over every node below both its ends (lower
/// triangles). Ranks are taken in rising order, and the detours of a rank's arcs are collected from the nodes below it,
/// so each rank writes to its own arcs alone. Subtrees of the elimination tree have nothing to do with each other, so
/// they go to different threads; the few ranks above them come last.
struct Customization<Metric: EdgeMetric> {
  let arrays: HierarchyArrays
  private let metric: Metric

  init(_ arrays: HierarchyArrays, metric: Metric) {
    self.arrays = arrays
    self.metric = metric
  }

  /// - Complexity: O(arcs + edges + triangles).
  func weights(_ plan: SubtreePlan) -> ArcWeights {
    ArcWeights(arcCount: arrays.arcCount) { customize(plan, $0) }
  }

  private func customize(_ plan: SubtreePlan, _ weights: ArcWeights.Memory) {
    let next = Atomic(0)
    let workerCount = plan.subtrees.count > 1 ? plan.workerCount : 1
    let customization = self
    inParallel(workerCount) { _ in
      let detours = DetourTable(nodeCount: customization.arrays.nodeCount)
      while true {
        let turn = next.add(1, ordering: .relaxed).oldValue
        guard turn < plan.subtrees.count else { return }
        customization.customize(plan.subtrees[turn], weights, detours)
      }
    }
    customize(plan.top, weights)
  }

  /// The weights, from former ones where those are known and few edges weigh something else: see ``updated(_:dirty:)``.
  func weights(_ plan: SubtreePlan, following former: (weights: ArcWeights, dirty: [Int])?) -> ArcWeights {
    guard let former, former.dirty.count <= max(64, arrays.nodeCount / Self.ranksPerChange) else {
      return weights(plan)
    }
    return updated(former.weights, dirty: former.dirty)
  }

  /// From one changed edge in so many ranks on, most of the upper ranks depend on one, and all cores are done sooner
  /// with everything.
  private static var ranksPerChange: Int { 500 }

  /// Weights that differ from others only by what follows from some edges; ranks that do not depend on those are not
  /// looked at.
  ///
  /// Where an arc of a rank changes, the arcs between its upper end and the other upper neighbours may, and those
  /// belong to higher ranks: so one pass upwards is enough. `dirty` are the lower ends of the edges that weigh
  /// something else.
  /// - Complexity: O(arcs), and O(triangles) of the ranks that depend on the edges.
  func updated(_ old: ArcWeights, dirty: [Int]) -> ArcWeights {
    ArcWeights(copying: old, arcCount: arrays.arcCount) { update($0, from: old, dirty: dirty) }
  }

  private func update(_ weights: ArcWeights.Memory, from old: ArcWeights, dirty: [Int]) {
    var isDirty = [Bool](repeating: false, count: arrays.nodeCount)
    for rank in dirty { isDirty[rank] = true }
    let detours = DetourTable(nodeCount: arrays.nodeCount)
    isDirty.withUnsafeMutableBufferPointer { isDirty in
      for rank in isDirty.indices where isDirty[rank] {
        customize(rank..<rank + 1, weights, detours)
        let row = arrays.up(rank)
        let last = row.last { old.up[$0] != weights.up[$0] || old.down[$0] != weights.down[$0] }
        guard let last else { continue }
        for arc in row.lowerBound...last { isDirty[Int(arrays.upHead[arc])] = true }
      }
    }
  }

  /// Gives the arcs of some ranks, which rise, their weights; those of all ranks below are known.
  func customize(_ ranks: [UInt32], _ weights: ArcWeights.Memory) {
    let detours = DetourTable(nodeCount: arrays.nodeCount)
    for rank in ranks { customize(Int(rank)..<Int(rank) + 1, weights, detours) }
  }

  private func customize(_ ranks: Range<Int>, _ weights: ArcWeights.Memory, _ detours: borrowing DetourTable) {
    let arrays = arrays
    let up = weights.up
    let down = weights.down
    let best = detours.best
    for rank in ranks {
      let row = arrays.up(rank)
      for arc in row { best[Int(arrays.upHead[arc])] = edges(ofArc: arc) }
      for place in arrays.down(rank) {
        let below = Int(arrays.downArc[place])
        let toBelow = down[below]
        let fromBelow = up[below]
        var side = below + 1
        let end = Int(arrays.firstUp[Int(arrays.downTail[place]) + 1])
        while side < end {
          let head = Int(arrays.upHead[side])
          best[head].up = min(best[head].up, toBelow &+ up[side])
          best[head].down = min(best[head].down, down[side] &+ fromBelow)
          side += 1
        }
      }
      for arc in row {
        let pair = best[Int(arrays.upHead[arc])]
        up[arc] = pair.up
        down[arc] = pair.down
      }
    }
  }

  /// The least weights of the graph's own edges along an arc.
  @inline(__always)
  private func edges(ofArc arc: Int) -> WeightPair {
    var pair = WeightPair(up: ArcWeights.infinite, down: ArcWeights.infinite)
    var place = Int(arrays.firstInput[arc])
    let end = Int(arrays.firstInput[arc + 1])
    while place < end {
      let input = arrays.inputs[place]
      let weight = metric.weight(ofEdge: Int(input >> 1))
      if input & 1 == 0 { pair.up = min(pair.up, weight) } else { pair.down = min(pair.down, weight) }
      place += 1
    }
    return pair
  }
}

/// The weights of an arc in its two directions.
struct WeightPair: BitwiseCopyable {
  var up: UInt32
  var down: UInt32
}

/// By rank, the best weights so far of the arc that leads there from the rank that is at work.
private struct DetourTable: ~Copyable {
  let best: UnsafeMutablePointer<WeightPair>

  init(nodeCount: Int) {
    best = .allocate(capacity: max(1, nodeCount))
  }

  deinit {
    best.deallocate()
  }
}
