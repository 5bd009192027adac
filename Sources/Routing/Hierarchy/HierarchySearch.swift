/// Cheapest ways by a customized metric: the elimination tree query of Dibbelt, Strasser, Wagner (2016), section 8.
///
/// One search goes upwards from the starts, one upwards against the arcs from the ends; on the ancestors that both have
/// they meet.
struct HierarchySearch {
  /// A rank where a search begins or ends, and what that costs.
  struct Terminal: BitwiseCopyable {
    let rank: Int
    let weight: UInt32
  }

  /// A way as arcs of the hierarchy.
  struct Way {
    /// What it costs, the terminals included.
    let weight: UInt32
    /// Arcs from a start up to the highest rank of the way, then down to an end.
    let arcs: [HierarchyScratch.Step]
    /// The rank it begins at and the rank it ends at.
    let start: Int
    let end: Int
  }

  let arrays: HierarchyArrays
  let weights: ArcWeights

  /// The cheapest way, nil when it costs ``ArcWeights/infinite`` or more, or there is none.
  /// - Complexity: O(arcs upwards of the terminals' ancestors).
  func run(from starts: [Terminal], to ends: [Terminal], scratch: borrowing HierarchyScratch) -> Way? {
    let forward = scratch.forward
    let backward = scratch.backward
    for start in starts { forward[start.rank].begin(start.weight) }
    for end in ends { backward[end.rank].begin(end.weight) }
    var best = ArcWeights.infinite
    var top = HierarchyArrays.none
    let up = weights.up
    let down = weights.down
    var walk = AncestorWalk(arrays, from: starts.map(\.rank) + ends.map(\.rank))
    walk.forEach { rank in
      let there = forward[rank].weight
      let back = backward[rank].weight
      if there &+ back < best {
        best = there &+ back
        top = rank
      }
      if there < best { relax(rank, weight: there, arcWeights: up, labels: forward) }
      if back < best { relax(rank, weight: back, arcWeights: down, labels: backward) }
    }
    let way = top == HierarchyArrays.none ? nil : trace(from: top, best, scratch)
    var again = AncestorWalk(arrays, from: starts.map(\.rank) + ends.map(\.rank))
    again.forEach { rank in
      forward[rank] = .unseen
      backward[rank] = .unseen
    }
    return way
  }

  @inline(__always)
  private func relax(
    _ rank: Int, weight: UInt32, arcWeights: UnsafePointer<UInt32>,
    labels: UnsafeMutablePointer<HierarchyScratch.Label>
  ) {
    for arc in arrays.up(rank) {
      let head = Int(arrays.upHead[arc])
      let sum = weight &+ arcWeights[arc]
      if sum < labels[head].weight {
        labels[head] = .init(
          weight: sum, arc: UInt32(truncatingIfNeeded: arc), tail: UInt32(truncatingIfNeeded: rank))
      }
    }
  }

  private func trace(from top: Int, _ weight: UInt32, _ scratch: borrowing HierarchyScratch) -> Way {
    var up: [HierarchyScratch.Step] = []
    let start = scratch.trace(scratch.forward, from: top, isDown: false, &up)
    up.reverse()
    let end = scratch.trace(scratch.backward, from: top, isDown: true, &up)
    return Way(weight: weight, arcs: up, start: start, end: end)
  }
}

/// The memory of one search, as good as new after each.
struct HierarchyScratch: ~Copyable {
  /// What a search knows of a rank.
  struct Label: BitwiseCopyable {
    var weight: UInt32
    /// The arc that the weight comes over, and its lower end; ``noArc`` at a terminal.
    var arc: UInt32
    var tail: UInt32

    static let noArc = UInt32.max
    static let unseen = Label(weight: ArcWeights.infinite, arc: noArc, tail: 0)

    /// Begins here with a weight, where no other terminal at the rank has less.
    mutating func begin(_ least: UInt32) {
      if least < weight { self = Label(weight: least, arc: Self.noArc, tail: 0) }
    }
  }

  /// An arc that is travelled in one of its directions.
  struct Step: BitwiseCopyable {
    let arc: UInt32
    /// Its ends.
    let lower: UInt32
    let upper: UInt32
    let isDown: Bool
  }

  let forward: UnsafeMutablePointer<Label>
  let backward: UnsafeMutablePointer<Label>

  init(nodeCount: Int) {
    forward = .allocate(capacity: max(1, nodeCount))
    backward = .allocate(capacity: max(1, nodeCount))
    forward.initialize(repeating: .unseen, count: nodeCount)
    backward.initialize(repeating: .unseen, count: nodeCount)
  }

  deinit {
    forward.deallocate()
    backward.deallocate()
  }

  /// Appends the arcs over which a label came to be, last first; the rank where it began.
  fileprivate func trace(
    _ labels: UnsafeMutablePointer<Label>, from top: Int, isDown: Bool, _ steps: inout [Step]
  ) -> Int {
    var rank = top
    while labels[rank].arc != Label.noArc {
      let label = labels[rank]
      steps.append(
        Step(arc: label.arc, lower: label.tail, upper: UInt32(truncatingIfNeeded: rank), isDown: isDown))
      rank = Int(label.tail)
    }
    return rank
  }
}
