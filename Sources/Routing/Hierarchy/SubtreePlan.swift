internal import Foundation

/// Which parts of an elimination tree can be worked on side by side.
struct SubtreePlan: Sendable {
  /// Threads worth having.
  let workerCount: Int
  /// Runs of ranks, each whole subtrees, none above another.
  let subtrees: [Range<Int>]
  /// All other ranks, rising: the ancestors of those.
  let top: [UInt32]

  /// Parts a worker on average, so that none waits long for the last.
  private static let partsPerWorker = 8

  /// - Complexity: O(ranks).
  init(_ arrays: HierarchyArrays, workerCount: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.workerCount = workerCount
    var sizes = [Int32](repeating: 1, count: arrays.nodeCount)
    for rank in 0..<arrays.nodeCount {
      let parent = arrays.parent(rank)
      if parent != HierarchyArrays.none { sizes[parent] += sizes[rank] }
    }
    let most = max(1, arrays.nodeCount / (workerCount * Self.partsPerWorker))
    var subtrees: [Range<Int>] = []
    var top: [UInt32] = []
    var rank = arrays.nodeCount - 1
    while rank >= 0 {
      let size = Int(sizes[rank])
      if size > most || size > rank + 1 {
        top.append(UInt32(truncatingIfNeeded: rank))
        rank -= 1
      } else {
        subtrees.append(rank - size + 1..<rank + 1)
        rank -= size
      }
    }
    self.subtrees = subtrees
    self.top = top.reversed()
  }
}
