internal import Computing
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

  /// Consecutive ranks that are whole subtrees.
  private struct Run: BitwiseCopyable {
    var first: UInt32
    var last: UInt32

    var count: Int { Int(last - first) + 1 }
    var ranks: Range<Int> { Int(first)..<Int(last) + 1 }
  }

  /// - Complexity: O(ranks).
  init(_ arrays: HierarchyArrays, workerCount: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.workerCount = workerCount
    let most = max(1, arrays.nodeCount / (workerCount * Self.partsPerWorker))
    var subtrees: [Range<Int>] = []
    var top: [UInt32] = []
    // A stack of subtrees whose parents are still to come.
    let open = ZeroedMemory.allocate(Run.self, count: arrays.nodeCount)
    defer { ZeroedMemory.deallocate(open) }
    var openCount = 0
    for rank in 0..<arrays.nodeCount {
      var run = Run(first: UInt32(truncatingIfNeeded: rank), last: UInt32(truncatingIfNeeded: rank))
      var child = openCount
      while child > 0, arrays.parent(Int(open[child - 1].last)) == rank {
        child -= 1
        run.first = open[child].first
      }
      if run.count > most {
        subtrees += (child..<openCount).map { open[$0] }.filter { $0.count <= most }.map(\.ranks)
        top.append(run.last)
      }
      open[child] = run
      openCount = child + 1
    }
    subtrees += (0..<openCount).map { open[$0] }.filter { $0.count <= most }.map(\.ranks)
    self.subtrees = subtrees
    self.top = top
  }
}
