internal import Computing

/// Least weights from any node to a few targets by two metrics, worked out for those nodes that are asked for: Lazy
/// RPHAST (Strasser, Zeitz, "Using Incremental Many-to-One Queries to Build a Fast and Tight Heuristic for A* in Road
/// Networks", 2021).
///
/// A search upwards against the arcs from the targets gives what the ways cost that only descend. A node's distance is
/// the least of that and of the ways over its upper neighbours, all of which are its ancestors; so climbing until an
/// ancestor is known and coming back down the same way is enough.
struct LazyDistances: ~Copyable {
  /// The distances by the two metrics; ``ArcWeights/infinite`` where it is as much or there is no way.
  struct Pair: BitwiseCopyable, Equatable {
    var first: UInt32
    var second: UInt32

    /// Whether there is no way, or only one of weeks.
    var isUnknown: Bool { first == ArcWeights.infinite }

    static let unknown = Pair(first: ArcWeights.infinite, second: ArcWeights.infinite)
  }

  fileprivate struct Entry: BitwiseCopyable {
    var pair: Pair
    /// Twice the number of the query that wrote the entry, plus 1 when it is final.
    var stamp: UInt32

    static let blank = Entry(pair: .unknown, stamp: 0)
  }

  /// A target: a node's rank, and what lies behind it by both metrics.
  struct Target: BitwiseCopyable, Equatable {
    let rank: Int
    let pair: Pair
  }

  private let arrays: HierarchyArrays
  private let entries: UnsafeMutablePointer<Entry>
  /// Ranks on the way up.
  private let climb: UnsafeMutablePointer<UInt32>
  private var stamp: UInt32 = 0
  /// What the entries of the present stamp are for.
  private var question: (targets: [Target], first: ArcWeights, second: ArcWeights)?

  init(_ arrays: HierarchyArrays) {
    self.arrays = arrays
    entries = ZeroedMemory.allocate(Entry.self, count: arrays.nodeCount)
    climb = .allocate(capacity: max(1, arrays.nodeCount))
  }

  deinit {
    ZeroedMemory.deallocate(entries)
    climb.deallocate()
  }

  /// Forgets the last targets and takes others, or goes on where the last query was for the same; the reader holds
  /// until the next call, and as long as this and the weights live.
  /// - Complexity: O(arcs upwards of the targets' ancestors).
  mutating func begin(to targets: [Target], first: ArcWeights, second: ArcWeights) -> Reader {
    if let known = question, known.targets == targets, known.first === first, known.second === second {
      return reader(first, second)
    }
    question = (targets, first, second)
    if stamp >= .max - 3 {
      entries.update(repeating: .blank, count: arrays.nodeCount)
      stamp = 0
    }
    stamp += 2
    for target in targets { improve(target.rank, target.pair) }
    let firstDown = first.down
    let secondDown = second.down
    var walk = AncestorWalk(arrays, from: targets.map(\.rank))
    walk.forEach { rank in
      let here = entries[rank].pair
      for arc in arrays.up(rank) {
        improve(
          Int(arrays.upHead[arc]), Pair(first: here.first &+ firstDown[arc], second: here.second &+ secondDown[arc]))
      }
    }
    return reader(first, second)
  }

  private func reader(_ first: ArcWeights, _ second: ArcWeights) -> Reader {
    Reader(
      arrays: arrays, entries: entries, climb: climb, stamp: stamp, firstUp: first.up, secondUp: second.up)
  }

  @inline(__always)
  private func improve(_ rank: Int, _ pair: Pair) {
    let known = entries[rank].stamp == stamp ? entries[rank].pair : .unknown
    entries[rank] = Entry(
      pair: Pair(first: min(known.first, pair.first), second: min(known.second, pair.second)), stamp: stamp)
  }

  /// Answers for the targets of one query.
  struct Reader: BitwiseCopyable {
    fileprivate let arrays: HierarchyArrays
    fileprivate let entries: UnsafeMutablePointer<Entry>
    fileprivate let climb: UnsafeMutablePointer<UInt32>
    fileprivate let stamp: UInt32
    fileprivate let firstUp: UnsafePointer<UInt32>
    fileprivate let secondUp: UnsafePointer<UInt32>

    /// The distances from a node to the nearest target, by each metric on its own.
    /// - Complexity: O(arcs upwards of the ancestors not yet asked for).
    @inline(__always)
    func distances(fromNode node: Int) -> Pair {
      let rank = Int(arrays.rank[node])
      if entries[rank].stamp != stamp + 1 { workOut(rank) }
      return entries[rank].pair
    }

    @inline(never)
    private func workOut(_ rank: Int) {
      var count = 0
      var next = rank
      while next != HierarchyArrays.none, entries[next].stamp != stamp + 1 {
        climb[count] = UInt32(truncatingIfNeeded: next)
        count += 1
        next = arrays.parent(next)
      }
      while count > 0 {
        count -= 1
        let rank = Int(climb[count])
        var pair = entries[rank].stamp == stamp ? entries[rank].pair : .unknown
        for arc in arrays.up(rank) {
          let above = entries[Int(arrays.upHead[arc])].pair
          pair.first = min(pair.first, firstUp[arc] &+ above.first)
          pair.second = min(pair.second, secondUp[arc] &+ above.second)
        }
        entries[rank] = Entry(pair: pair, stamp: stamp + 1)
      }
    }
  }
}
