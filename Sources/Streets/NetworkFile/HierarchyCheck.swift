/// Checks that a hierarchy belongs to its graph, and that no number of it leads a search astray.
///
/// Searches climb from rank to rank and unpack arcs downwards; both end because every arc leads upwards.
struct HierarchyCheck {
  private let rank: UnsafeBufferPointer<UInt32>
  private let firstUp: UnsafeBufferPointer<UInt32>
  private let upHead: UnsafeBufferPointer<UInt32>
  private let firstDown: UnsafeBufferPointer<UInt32>
  private let downArc: UnsafeBufferPointer<UInt32>
  private let downTail: UnsafeBufferPointer<UInt32>
  private let firstInput: UnsafeBufferPointer<UInt32>
  private let inputs: UnsafeBufferPointer<UInt32>
  private let storage: GraphStorage

  init(_ storage: GraphStorage) {
    self.storage = storage
    rank = storage.memory.elements(.hierarchyRank)
    firstUp = storage.memory.elements(.hierarchyFirstUp)
    upHead = storage.memory.elements(.hierarchyUpHead)
    firstDown = storage.memory.elements(.hierarchyFirstDown)
    downArc = storage.memory.elements(.hierarchyDownArc)
    downTail = storage.memory.elements(.hierarchyDownTail)
    firstInput = storage.memory.elements(.hierarchyFirstInput)
    inputs = storage.memory.elements(.hierarchyInputs)
  }

  /// The first thing that could lead a search out of the arrays or around in circles, nil when there is none.
  /// - Complexity: O(nodes + arcs + edges).
  var problem: String? {
    if isEmpty { return nil }
    return countProblem ?? idProblem ?? arcProblem ?? subtreeProblem
  }

  /// The first thing that would make a way too long or too dear, nil when there is none; asked for after ``problem``.
  /// - Complexity: O(arcs + edges), with jumps all over the arrays.
  var meaningProblem: String? {
    if isEmpty { return nil }
    return rankProblem ?? inputProblem ?? contractionProblem
  }

  private var isEmpty: Bool {
    [rank, firstUp, upHead, firstDown, downArc, downTail, firstInput, inputs].allSatisfy(\.isEmpty)
  }

  private var countProblem: String? {
    let nodeCount = storage.nodeLatitudes.count
    let arcCount = upHead.count
    let fits =
      rank.count == nodeCount && firstUp.count == nodeCount + 1 && firstDown.count == nodeCount + 1
      && downArc.count == arcCount && downTail.count == arcCount && firstInput.count == arcCount + 1
      && inputs.count <= storage.head.count && arcCount <= Int(Int32.max)
    return fits ? nil : "a hierarchy of another graph"
  }

  private var idProblem: String? {
    if !firstUp.areOffsets(to: upHead.count) { return "wrong first arcs of the hierarchy" }
    if !firstDown.areOffsets(to: upHead.count) { return "wrong first arcs from below in the hierarchy" }
    if !firstInput.areOffsets(to: inputs.count) { return "wrong first edges of the hierarchy's arcs" }
    if !rank.areBelow(rank.count) { return "a rank of no node" }
    if !upHead.areBelow(rank.count) || !downTail.areBelow(rank.count) { return "an arc of no rank" }
    if !downArc.areBelow(upHead.count) { return "a rank with no such arc from below" }
    if !inputs.areBelow(2 * storage.head.count) { return "an arc of no edge" }
    return nil
  }

  private var arcProblem: String? {
    var isRising = true
    for node in rank.indices {
      var last = UInt32(truncatingIfNeeded: node)
      for arc in Int(firstUp[node])..<Int(firstUp[node + 1]) {
        isRising = isRising && upHead[arc] > last
        last = upHead[arc]
      }
    }
    guard isRising else { return "an arc of the hierarchy that does not lead upwards" }
    for node in rank.indices {
      var lastTail = -1
      for place in Int(firstDown[node])..<Int(firstDown[node + 1]) {
        let arc = downArc[place]
        let tail = Int(downTail[place])
        // Rising, so that each arc stands here once.
        guard tail > lastTail, tail < node, arc >= firstUp[tail], arc < firstUp[tail + 1], Int(upHead[Int(arc)]) == node
        else {
          return "an arc from below that does not lead to its rank"
        }
        lastTail = tail
      }
    }
    return nil
  }

  /// Whether the ranks below each one in the elimination tree are those right before it: threads divide the tree so.
  private var subtreeProblem: String? {
    var least = Array(UInt32(0)..<UInt32(truncatingIfNeeded: rank.count))
    var sizes = [UInt32](repeating: 1, count: rank.count)
    for node in rank.indices {
      guard Int(least[node]) == node + 1 - Int(sizes[node]) else { return "a hierarchy whose ranks are in no order" }
      guard firstUp[node] < firstUp[node + 1] else { continue }
      let parent = Int(upHead[Int(firstUp[node])])
      least[parent] = min(least[parent], least[node])
      sizes[parent] += sizes[node]
    }
    return nil
  }

  private var rankProblem: String? {
    var isTaken = [Bool](repeating: false, count: rank.count)
    for number in rank {
      guard !isTaken[Int(number)] else { return "two nodes of one rank in the hierarchy" }
      isTaken[Int(number)] = true
    }
    return nil
  }

  private var inputProblem: String? {
    var isInput = [Bool](repeating: false, count: storage.head.count)
    for tail in rank.indices {
      for arc in Int(firstUp[tail])..<Int(firstUp[tail + 1]) {
        for place in Int(firstInput[arc])..<Int(firstInput[arc + 1]) {
          let edge = Int(inputs[place] >> 1)
          let ends = (rank[Int(storage.tail[edge])], rank[Int(storage.head[edge])])
          let expected = (UInt32(truncatingIfNeeded: tail), upHead[arc])
          guard inputs[place] & 1 == 0 ? ends == expected : ends == (expected.1, expected.0) else {
            return "an arc that joins other nodes than its edges"
          }
          guard !isInput[edge] else { return "an edge in two arcs of the hierarchy" }
          isInput[edge] = true
        }
      }
    }
    // A loop is part of no shortest way.
    for edge in isInput.indices where !isInput[edge] && storage.tail[edge] != storage.head[edge] {
      return "an edge in no arc of the hierarchy"
    }
    return nil
  }

  /// Whether every upper neighbour of a rank is its parent or an upper neighbour of that, as eliminating the ranks makes it.
  private var contractionProblem: String? {
    for node in rank.indices {
      let row = Int(firstUp[node])..<Int(firstUp[node + 1])
      guard let parent = row.first.map({ Int(upHead[$0]) }) else { continue }
      var above = Int(firstUp[parent])
      let end = Int(firstUp[parent + 1])
      for arc in row.dropFirst() {
        while above < end, upHead[above] < upHead[arc] { above += 1 }
        guard above < end, upHead[above] == upHead[arc] else { return "a hierarchy that lacks arcs" }
      }
    }
    return nil
  }
}
