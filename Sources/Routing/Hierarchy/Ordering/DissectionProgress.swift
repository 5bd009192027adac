internal import Computing

/// Adds up the nodes that several threads have placed.
final class DissectionProgress: Sendable {
  private let nodeCount: Int
  private let placed = Lock(0)
  private let onProgress: @Sendable (Double) -> Void

  init(nodeCount: Int, _ onProgress: @escaping @Sendable (Double) -> Void) {
    self.nodeCount = nodeCount
    self.onProgress = onProgress
  }

  private func percent(_ count: Int) -> Int { count * 100 / max(1, nodeCount) }

  /// Tells each percent once, from one thread at a time, so that the share never falls.
  func add(_ count: Int) {
    placed.withLock { placed in
      let before = percent(placed)
      placed += count
      if percent(placed) > before { onProgress(Double(placed) / Double(max(1, nodeCount))) }
    }
  }
}
