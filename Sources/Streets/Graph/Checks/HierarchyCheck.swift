/// Checks that a hierarchy belongs to its graph, and that no number of it leads a search astray.
///
/// Searches climb from rank to rank and unpack arcs downwards; both end because every arc leads upwards.
struct HierarchyCheck: @unchecked Sendable {
  private let rank: UnsafeBufferPointer<UInt32>
  private let firstUp: UnsafeBufferPointer<UInt32>
  private let upHead: UnsafeBufferPointer<UInt32>
  private let firstDown: UnsafeBufferPointer<UInt32>
  private let downArc: UnsafeBufferPointer<UInt32>
  private let downTail: UnsafeBufferPointer<UInt32>
  private let firstInput: UnsafeBufferPointer<UInt32>
  private let inputs: UnsafeBufferPointer<UInt32>
  private let times: [UnsafeBufferPointer<UInt32>]
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
    times = TravelMode.allCases.flatMap { mode -> [UnsafeBufferPointer<UInt32>] in
      let sections = GraphSection.times(mode)
      return [storage.memory.elements(sections.up), storage.memory.elements(sections.down)]
    }
  }

  /// The first thing that would make a way too long or too dear, nil when there is none; asked for after all checks.
  /// - Complexity: O(arcs + edges), with jumps all over the arrays.
  var meaningProblem: String? {
    if isEmpty { return nil }
    return rankProblem ?? inputProblem ?? contractionProblem
  }

  private var isEmpty: Bool {
    ([rank, firstUp, upHead, firstDown, downArc, downTail, firstInput, inputs] + times).allSatisfy(\.isEmpty)
  }

  /// What has to hold of the lengths of the sections; all may be empty.
  var countChecks: Checks {
    [
      Check("a hierarchy of another graph") { [self] in
        if isEmpty { return true }
        let nodeCount = storage.nodeLatitudes.count
        let arcCount = upHead.count
        return rank.count == nodeCount && firstUp.count == nodeCount + 1 && firstDown.count == nodeCount + 1
          && downArc.count == arcCount && downTail.count == arcCount && firstInput.count == arcCount + 1
          && inputs.count <= storage.head.count && arcCount <= Int(Int32.max)
          && times.allSatisfy { $0.count == arcCount }
      }
    ]
  }

  /// What has to hold of each number by itself, once the counts are right.
  var idChecks: Checks {
    if isEmpty { return [] }
    return [
      Check("wrong first arcs of the hierarchy") { [self] in firstUp.areOffsets(to: upHead.count) },
      Check("wrong first arcs from below in the hierarchy") { [self] in firstDown.areOffsets(to: upHead.count) },
      Check("wrong first edges of the hierarchy's arcs") { [self] in firstInput.areOffsets(to: inputs.count) },
      Check("a rank of no node") { [self] in rank.areBelow(rank.count) },
      Check("an arc of no rank") { [self] in upHead.areBelow(rank.count) && downTail.areBelow(rank.count) },
      Check("a rank with no such arc from below") { [self] in downArc.areBelow(upHead.count) },
      Check("an arc of no edge") { [self] in inputs.areBelow(2 * storage.head.count) },
    ]
  }

  /// What could lead a search around in circles, once every number is in range.
  var arcChecks: Checks {
    if isEmpty { return [] }
    let middle = rank.count / 2
    return [
      Check("an arc of the hierarchy that does not lead upwards") { [self] in doArcsRise },
      Check("an arc from below that does not lead to its rank") { [self] in doArcsMeet(0..<middle) },
      Check("an arc from below that does not lead to its rank") { [self] in doArcsMeet(middle..<rank.count) },
      Check("a hierarchy whose ranks are in no order") { [self] in areSubtreesRuns },
    ]
  }

  private var doArcsRise: Bool {
    var isRising = true
    for node in rank.indices {
      var last = UInt32(truncatingIfNeeded: node)
      for arc in Int(firstUp[node])..<Int(firstUp[node + 1]) {
        isRising = isRising && upHead[arc] > last
        last = upHead[arc]
      }
    }
    return isRising
  }

  private func doArcsMeet(_ ranks: Range<Int>) -> Bool {
    for node in ranks {
      var lastTail = -1
      for place in Int(firstDown[node])..<Int(firstDown[node + 1]) {
        let arc = downArc[place]
        let tail = Int(downTail[place])
        // Rising, so that each arc stands here once.
        guard tail > lastTail, tail < node, arc >= firstUp[tail], arc < firstUp[tail + 1], Int(upHead[Int(arc)]) == node
        else { return false }
        lastTail = tail
      }
    }
    return true
  }

  /// Whether the ranks below each one in the elimination tree are those right before it: threads divide the tree so.
  ///
  /// The whole subtrees so far lie on a stack, one run of ranks each; a rank takes those that it is the parent of off
  /// the top. One that lies deeper never comes off, and has a parent at the end.
  private var areSubtreesRuns: Bool {
    var roots: [Int] = []
    for node in rank.indices {
      while let last = roots.last, parent(last) == node { roots.removeLast() }
      roots.append(node)
    }
    return roots.allSatisfy { parent($0) == nil }
  }

  private func parent(_ node: Int) -> Int? {
    firstUp[node] < firstUp[node + 1] ? Int(upHead[Int(firstUp[node])]) : nil
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

  /// Whether every upper neighbour of a rank is its parent or an upper neighbour of that, as eliminating the ranks
  /// makes it.
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
