/// Turns arcs of a hierarchy back into edges of the graph.
///
/// Nothing is kept for it: an arc costs as much as one of its own edges or as the detour over a rank below both its ends, and
/// which one it is shows when the weights are compared (Dibbelt, Strasser, Wagner 2016, section 8.2).
struct ArcUnpacking<Metric: EdgeMetric> {
  let arrays: HierarchyArrays
  let weights: ArcWeights
  let metric: Metric

  /// The edges of a way, in order.
  /// - Complexity: O(edges + ranks below the ends of the arcs).
  func edges(of steps: [HierarchyScratch.Step]) -> [Int] {
    var edges: [Int] = []
    var stack: [HierarchyScratch.Step] = []
    for step in steps {
      stack.append(step)
      while let next = stack.popLast() {
        if let edge = edge(of: next) {
          edges.append(edge)
        } else if let (first, second) = detour(of: next) {
          stack.append(second)
          stack.append(first)
        }
      }
    }
    return edges
  }

  private func weight(_ step: HierarchyScratch.Step) -> UInt32 {
    step.isDown ? weights.down[Int(step.arc)] : weights.up[Int(step.arc)]
  }

  /// An edge that the arc stands for and that is as cheap.
  private func edge(of step: HierarchyScratch.Step) -> Int? {
    let weight = weight(step)
    for place in Int(arrays.firstInput[Int(step.arc)])..<Int(arrays.firstInput[Int(step.arc) + 1]) {
      let input = arrays.inputs[place]
      if (input & 1 == 1) == step.isDown, metric.weight(ofEdge: Int(input >> 1)) == weight { return Int(input >> 1) }
    }
    return nil
  }

  /// The two arcs over a lower rank that are as cheap together.
  private func detour(of step: HierarchyScratch.Step) -> (HierarchyScratch.Step, HierarchyScratch.Step)? {
    let weight = weight(step)
    for place in arrays.down(Int(step.lower)) {
      let below = Int(arrays.downArc[place])
      let toBelow = step.isDown ? weights.up[below] : weights.down[below]
      guard toBelow <= weight else { continue }
      let tail = arrays.downTail[place]
      guard let other = arc(below + 1..<Int(arrays.firstUp[Int(tail) + 1]), to: step.upper) else { continue }
      let rest = step.isDown ? weights.down[other] : weights.up[other]
      guard toBelow &+ rest == weight else { continue }
      let lowerHalf = HierarchyScratch.Step(
        arc: UInt32(truncatingIfNeeded: below), lower: tail, upper: step.lower, isDown: !step.isDown)
      let upperHalf = HierarchyScratch.Step(
        arc: UInt32(truncatingIfNeeded: other), lower: tail, upper: step.upper, isDown: step.isDown)
      return step.isDown ? (upperHalf, lowerHalf) : (lowerHalf, upperHalf)
    }
    return nil
  }

  @inline(__always)
  private func arc(_ arcs: Range<Int>, to upper: UInt32) -> Int? {
    var arc = arcs.lowerBound
    while arc < arcs.upperBound, arrays.upHead[arc] < upper { arc += 1 }
    return arc < arcs.upperBound && arrays.upHead[arc] == upper ? arc : nil
  }
}
