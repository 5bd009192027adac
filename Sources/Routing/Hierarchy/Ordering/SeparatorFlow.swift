/// The fewest nodes that part a set of sources from a set of sinks: a maximum flow of node-disjoint paths (Menger
/// 1927), found by blocking flows along shortest augmenting paths (Dinitz 1970).
///
/// Every node carries one path at most, sources and sinks too. So a node is kept as the place of its path: where the
/// path comes from and where it goes on. In the residual graph a node has an entrance and an exit: a free node is
/// passed from one to the other; the entrance of a node with a path leads back along the path to the exit of the node
/// before.
struct SeparatorFlow: ~Copyable {
  /// What a node is to the flow, as a byte.
  enum Role {
    static let middle: UInt8 = 0
    static let source: UInt8 = 1
    static let sink: UInt8 = 2

    /// A source for a sink, and a sink for a source.
    static func opposite(_ role: UInt8) -> UInt8 { role == source ? sink : role == sink ? source : middle }
  }

  /// In place of a neighbour of a node without a path.
  static let none: Int32 = -1
  /// In place of a neighbour at the two ends of a path.
  static let terminal: Int32 = -2
  /// The level of a state that is not reached.
  private static let unreached: Int32 = -1

  let nodeCount: Int
  private let firstOut: UnsafePointer<UInt32>
  private let head: UnsafePointer<UInt32>
  /// ``Role`` by node; to be set before ``run(below:)``.
  let role: UnsafeMutablePointer<UInt8>
  /// The node where a node's path comes from; ``none`` when it has none.
  private var previous: UnsafeMutablePointer<Int32>
  /// The node where it goes on.
  private var following: UnsafeMutablePointer<Int32>
  /// Steps from the sources by state: a node's entrance is twice its number, its exit one more.
  private let level: UnsafeMutablePointer<Int32>
  /// The next way to try out of a state.
  private let cursor: UnsafeMutablePointer<UInt32>
  /// States in the order in which they are reached, and those on the way that is looked for.
  private let queue: UnsafeMutablePointer<Int32>
  private let stack: UnsafeMutablePointer<Int32>
  /// Number of paths.
  private(set) var flow = 0

  /// Memory for one graph; the rows must outlive it.
  init(nodeCount: Int, firstOut: UnsafePointer<UInt32>, head: UnsafePointer<UInt32>) {
    self.nodeCount = nodeCount
    self.firstOut = firstOut
    self.head = head
    role = .allocate(capacity: nodeCount)
    previous = .allocate(capacity: nodeCount)
    following = .allocate(capacity: nodeCount)
    level = .allocate(capacity: 2 * nodeCount)
    cursor = .allocate(capacity: 2 * nodeCount)
    queue = .allocate(capacity: 2 * nodeCount)
    stack = .allocate(capacity: 2 * nodeCount)
  }

  deinit {
    role.deallocate()
    previous.deallocate()
    following.deallocate()
    level.deallocate()
    cursor.deallocate()
    queue.deallocate()
    stack.deallocate()
  }

  /// Finds the maximum flow between the roles; false when it is not below a limit, with the work broken off.
  mutating func run(below limit: Int) -> Bool {
    flow = 0
    previous.initialize(repeating: Self.none, count: nodeCount)
    following.initialize(repeating: Self.none, count: nodeCount)
    while let sinkLevel = layer() {
      cursor.initialize(repeating: 0, count: 2 * nodeCount)
      for node in 0..<nodeCount where level[2 * node + 1] == 0 {
        if augment(from: Int32(truncatingIfNeeded: node), sinkLevel: sinkLevel) { flow += 1 }
        if flow >= limit { return false }
      }
    }
    return flow < limit
  }

  /// Turns the flow around, so that ``sides(_:)`` tells the cut next to the other side.
  mutating func reverse() {
    swap(&previous, &following)
    for node in 0..<nodeCount { role[node] = Role.opposite(role[node]) }
    _ = layer()
  }

  /// Calls `body` with each node and whether it lies on the sources' side of the cut (-1), in it (0) or beyond it (1);
  /// the cut is the one nearest to the sources.
  func sides(_ body: (_ node: Int, _ side: Int) -> Void) {
    for node in 0..<nodeCount {
      let isFree = previous[node] == Self.none
      if role[node] == Role.source {
        // The exit of a source on a path is reached only over the residual graph; inside the set nothing is looked at.
        body(node, isFree || level[2 * node + 1] >= 0 ? -1 : 0)
      } else if level[2 * node + 1] >= 0 {
        body(node, -1)
      } else {
        body(node, level[2 * node] >= 0 ? 0 : 1)
      }
    }
  }

  // MARK: Layers

  /// Writes the steps from the sources; the level of the nearest free sink, nil when there is none.
  private func layer() -> Int32? {
    level.initialize(repeating: Self.unreached, count: 2 * nodeCount)
    var end = 0
    for node in 0..<nodeCount where role[node] == Role.source && previous[node] == Self.none && isOnBorder(node) {
      level[2 * node + 1] = 0
      queue[end] = Int32(truncatingIfNeeded: 2 * node + 1)
      end += 1
    }
    var begin = 0
    var sinkLevel: Int32?
    while begin < end {
      let state = Int(queue[begin])
      begin += 1
      let next = level[state] + 1
      if let sinkLevel, next > sinkLevel { break }
      let node = state >> 1
      if state & 1 == 0 {
        let before = Int(previous[node])
        if before >= 0 { reach(2 * before + 1, steps: next, end: &end) }
        continue
      }
      for place in Int(firstOut[node])..<Int(firstOut[node + 1]) {
        let other = Int(head[place])
        if role[other] == Role.source { continue }
        if previous[other] != Self.none {
          reach(2 * other, steps: next, end: &end)
        } else if role[other] == Role.sink {
          sinkLevel = next
        } else {
          reach(2 * other + 1, steps: next, end: &end)
        }
      }
      if previous[node] != Self.none { reach(2 * node, steps: next, end: &end) }
    }
    return sinkLevel
  }

  @inline(__always)
  private func reach(_ state: Int, steps: Int32, end: inout Int) {
    guard level[state] == Self.unreached else { return }
    level[state] = steps
    queue[end] = Int32(truncatingIfNeeded: state)
    end += 1
  }

  /// Whether a source has a neighbour that is none.
  private func isOnBorder(_ node: Int) -> Bool {
    for place in Int(firstOut[node])..<Int(firstOut[node + 1]) where role[Int(head[place])] != Role.source {
      return true
    }
    return false
  }

  // MARK: Paths

  /// Looks for a way along rising levels from a free source to a free sink, and moves the flow onto it.
  private func augment(from source: Int32, sinkLevel: Int32) -> Bool {
    var depth = 0
    stack[0] = 2 * source + 1
    while depth >= 0 {
      let state = Int(stack[depth])
      let next = level[state] + 1
      switch step(from: state, to: next, sinkLevel: sinkLevel) {
      case .state(let following):
        depth += 1
        stack[depth] = Int32(truncatingIfNeeded: following)
      case .sink(let sink):
        apply(depth: depth, sink: sink)
        return true
      case .deadEnd:
        level[state] = .max
        depth -= 1
      }
    }
    return false
  }

  private enum Step {
    case state(Int)
    case sink(Int)
    case deadEnd
  }

  @inline(__always)
  private func step(from state: Int, to next: Int32, sinkLevel: Int32) -> Step {
    let node = state >> 1
    if state & 1 == 0 {
      let before = Int(previous[node])
      return before >= 0 && level[2 * before + 1] == next ? .state(2 * before + 1) : .deadEnd
    }
    let first = Int(firstOut[node])
    let degree = Int(firstOut[node + 1]) - first
    while Int(cursor[state]) < degree {
      let other = Int(head[first + Int(cursor[state])])
      cursor[state] += 1
      if role[other] == Role.source { continue }
      if previous[other] != Self.none {
        if level[2 * other] == next { return .state(2 * other) }
      } else if role[other] == Role.sink {
        if next == sinkLevel { return .sink(other) }
      } else if level[2 * other + 1] == next {
        return .state(2 * other + 1)
      }
    }
    if Int(cursor[state]) == degree, previous[node] != Self.none, level[2 * node] == next {
      cursor[state] += 1
      return .state(2 * node)
    }
    return .deadEnd
  }

  /// Makes the states on the stack and a sink into a path.
  private func apply(depth: Int, sink: Int) {
    previous[Int(stack[0] >> 1)] = Self.terminal
    for place in 0..<depth {
      let state = stack[place]
      let next = stack[place + 1]
      guard state & 1 == 1 else { continue }
      let node = Int(state >> 1)
      if state - 1 == next {
        // The path through the node is taken back on both sides.
        previous[node] = Self.none
        following[node] = Self.none
      } else {
        following[node] = next >> 1
        previous[Int(next >> 1)] = state >> 1
      }
    }
    let last = stack[depth] >> 1
    following[Int(last)] = Int32(truncatingIfNeeded: sink)
    previous[sink] = last
    following[sink] = Self.terminal
  }
}
