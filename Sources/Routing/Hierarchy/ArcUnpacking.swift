/// Turns arcs of a hierarchy back into edges of the graph.
///
/// An arc costs as much as one of its own edges or as the detour over a rank below both its ends, and which one it is
/// shows when the weights are compared (Dibbelt, Strasser, Wagner 2016, section 8.2), where ``ArcDetours`` does not say
/// it already.
struct ArcUnpacking<Metric: EdgeMetric> {
  typealias Step = HierarchyScratch.Step

  let arrays: HierarchyArrays
  let weights: ArcWeights
  let detours: ArcDetours
  let metric: Metric

  /// The edges of a way, in order.
  /// - Complexity: O(edges + ranks below the ends of the arcs).
  func edges(of steps: [Step]) -> [Int] {
    var edges: [Int] = []
    edges.reserveCapacity(16 * steps.count)
    var stack = [Step](steps.reversed())
    while let step = stack.popLast() {
      if let (first, second) = detour(of: step) {
        stack.append(second)
        stack.append(first)
      } else if let edge = cheapestEdge(of: step) {
        edges.append(edge)
      }
    }
    return edges
  }

  /// What an arc costs in the direction of the step.
  func weight(_ step: Step) -> UInt32 {
    step.isDown ? weights.down[Int(step.arc)] : weights.up[Int(step.arc)]
  }

  /// The cheapest edge that the arc stands for.
  func cheapestEdge(of step: Step) -> Int? {
    var cheapest: Int?
    let inputs = Int(arrays.firstInput[Int(step.arc)])..<Int(arrays.firstInput[Int(step.arc) + 1])
    for place in inputs where (arrays.inputs[place] & 1 == 1) == step.isDown {
      let edge = Int(arrays.inputs[place] >> 1)
      if let other = cheapest, metric.weight(ofEdge: other) <= metric.weight(ofEdge: edge) { continue }
      cheapest = edge
    }
    return cheapest
  }

  /// The two arcs over a lower rank that the arc stands for; nil when it is an edge.
  func detour(of step: Step) -> (Step, Step)? {
    switch detours.places[Int(step.arc)] {
    case ArcDetours.edgesAlone: return nil
    case ArcDetours.several: return weighedDetour(of: step)
    case let place:
      let below = Int(arrays.downArc[Int(place)])
      let tail = arrays.downTail[Int(place)]
      return arc(below + 1..<arrays.up(Int(tail)).upperBound, to: step.upper).map {
        halves(of: step, over: tail, below, $0)
      }
    }
  }

  /// A detour that is as cheap as the arc, nil when an edge is.
  private func weighedDetour(of step: Step) -> (Step, Step)? {
    let weight = weight(step)
    if let edge = cheapestEdge(of: step), metric.weight(ofEdge: edge) == weight { return nil }
    for place in arrays.down(Int(step.lower)) {
      let below = Int(arrays.downArc[place])
      let toBelow = step.isDown ? weights.up[below] : weights.down[below]
      guard toBelow <= weight else { continue }
      let tail = arrays.downTail[place]
      guard let other = arc(below + 1..<arrays.up(Int(tail)).upperBound, to: step.upper) else { continue }
      let rest = step.isDown ? weights.down[other] : weights.up[other]
      if toBelow &+ rest == weight { return halves(of: step, over: tail, below, other) }
    }
    return nil
  }

  @inline(__always)
  private func arc(_ arcs: Range<Int>, to upper: UInt32) -> Int? {
    var arc = arcs.lowerBound
    while arc < arcs.upperBound, arrays.upHead[arc] < upper { arc += 1 }
    return arc < arcs.upperBound && arrays.upHead[arc] == upper ? arc : nil
  }

  /// The way over a rank below, in the direction of the step.
  @inline(__always)
  private func halves(of step: Step, over rank: UInt32, _ toLower: Int, _ toUpper: Int) -> (Step, Step) {
    let lowerHalf = Step(
      arc: UInt32(truncatingIfNeeded: toLower), lower: rank, upper: step.lower, isDown: !step.isDown)
    let upperHalf = Step(
      arc: UInt32(truncatingIfNeeded: toUpper), lower: rank, upper: step.upper, isDown: step.isDown)
    return step.isDown ? (upperHalf, lowerHalf) : (lowerHalf, upperHalf)
  }
}
