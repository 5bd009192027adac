internal import Computing
internal import Streets

/// How long the way is that an arc stands for, in metres and in time, for both directions of all arcs.
///
/// Tables read them instead of turning every way back into edges.
final class ArcFigures: MemoryCounted, @unchecked Sendable {
  /// One arc in one direction; 0 where there is no way.
  struct Figure: BitwiseCopyable {
    var milliseconds: UInt32 = 0
    var meters: Float = 0

    /// One way behind the other.
    static func + (one: Figure, other: Figure) -> Figure {
      Figure(milliseconds: one.milliseconds &+ other.milliseconds, meters: one.meters + other.meters)
    }
  }

  /// From the lower end to the upper, by arc.
  let up: UnsafePointer<Figure>
  /// From the upper end to the lower, by arc.
  let down: UnsafePointer<Figure>
  let memoryBytes: Int

  /// - Complexity: O(arcs + triangles).
  init<Metric: EdgeMetric>(
    _ unpacking: ArcUnpacking<Metric>, plan: SubtreePlan, graph: StreetGraph, mode: TravelMode
  ) {
    let arcCount = max(1, unpacking.arrays.arcCount)
    memoryBytes = 2 * arcCount * MemoryLayout<Figure>.stride
    let up = UnsafeMutablePointer<Figure>.allocate(capacity: arcCount)
    let down = UnsafeMutablePointer<Figure>.allocate(capacity: arcCount)
    let made = Making(unpacking: unpacking, graph: graph, durations: graph.durations(mode), up: up, down: down)
    // As in a customization: subtrees have nothing to do with each other, the ranks above them come last.
    inParallel(plan.subtrees.count) { turns in
      for turn in turns {
        for rank in plan.subtrees[turn] { made.fill(rank) }
      }
    }
    for rank in plan.top { made.fill(Int(rank)) }
    self.up = UnsafePointer(up)
    self.down = UnsafePointer(down)
  }

  deinit {
    up.deallocate()
    down.deallocate()
  }

  private struct Making<Metric: EdgeMetric>: @unchecked Sendable {
    let unpacking: ArcUnpacking<Metric>
    let graph: StreetGraph
    let durations: UnsafeBufferPointer<UInt32>
    let up: UnsafeMutablePointer<Figure>
    let down: UnsafeMutablePointer<Figure>

    /// The arcs of a rank, once those of all lower ranks are there.
    func fill(_ rank: Int) {
      for arc in unpacking.arrays.up(rank) {
        let number = UInt32(truncatingIfNeeded: arc)
        let lower = UInt32(truncatingIfNeeded: rank)
        let upper = unpacking.arrays.upHead[arc]
        up[arc] = figure(.init(arc: number, lower: lower, upper: upper, isDown: false))
        down[arc] = figure(.init(arc: number, lower: lower, upper: upper, isDown: true))
      }
    }

    private func figure(_ step: HierarchyScratch.Step) -> Figure {
      guard unpacking.weight(step) < ArcWeights.infinite else { return Figure() }
      if let (first, second) = unpacking.detour(of: step) { return known(first) + known(second) }
      guard let edge = unpacking.cheapestEdge(of: step) else { return Figure() }
      return Figure(
        milliseconds: durations[edge], meters: Float(graph.lengthMeters(ofSegment: graph.segment(ofEdge: edge).segment))
      )
    }

    private func known(_ step: HierarchyScratch.Step) -> Figure {
      step.isDown ? down[Int(step.arc)] : up[Int(step.arc)]
    }
  }
}
