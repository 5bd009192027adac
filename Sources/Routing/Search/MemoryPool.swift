internal import Computing

/// Memory for as many searches as run at one time, made when it is first needed and used again.
final class MemoryPool<Memory: ~Copyable>: Sendable {
  /// Unchecked, because a box is either in the pool or with one search.
  private final class Box: @unchecked Sendable {
    var memory: Memory

    init(_ memory: consuming Memory) {
      self.memory = memory
    }
  }

  private let make: @Sendable () -> Memory
  private let free = Lock<[Box]>([])

  /// Creates an empty pool.
  init(_ make: @escaping @Sendable () -> Memory) {
    self.make = make
  }

  /// Lends memory to a search.
  func withMemory<Result>(_ search: (inout Memory) -> Result) -> Result {
    let box = free.withLock { $0.popLast() } ?? Box(make())
    defer { free.withLock { $0.append(box) } }
    return search(&box.memory)
  }
}
