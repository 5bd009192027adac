import Dispatch

/// Runs a body over consecutive pieces of a range, on all cores; returns when all are done.
///
/// The pieces depend on the arguments alone, never on the machine, so that a result does not either.
func concurrently(_ count: Int, piece: Int, _ body: @Sendable (Range<Int>) -> Void) {
  guard count > piece else {
    if count > 0 { body(0..<count) }
    return
  }
  DispatchQueue.concurrentPerform(iterations: (count + piece - 1) / piece) { index in
    body(index * piece..<min(count, (index + 1) * piece))
  }
}

/// Memory that several cores write to, each to a part of its own.
///
/// Whoever makes one sees to it that the memory lives on, and that no two parts overlap.
struct SharedOutput<Element>: @unchecked Sendable {
  private let memory: UnsafeMutableBufferPointer<Element>

  init(_ memory: UnsafeMutableBufferPointer<Element>) {
    self.memory = memory
  }

  /// Hands a part of the memory to a body.
  func write(_ part: Range<Int>, _ body: (inout MutableSpan<Element>) -> Void) {
    let piece = UnsafeMutableBufferPointer(rebasing: memory[part])
    var span = piece.mutableSpan
    body(&span)
  }
}

extension Array where Element: Sendable {
  /// Makes an array whose consecutive pieces are filled on all cores.
  static func filled(
    with first: Element, count: Int, piece: Int,
    _ fill: @Sendable (_ part: Range<Int>, _ elements: inout MutableSpan<Element>) -> Void
  ) -> [Element] {
    var result = [Element](repeating: first, count: count)
    result.withUnsafeMutableBufferPointer { memory in
      let output = SharedOutput(memory)
      concurrently(count, piece: piece) { part in output.write(part) { fill(part, &$0) } }
    }
    return result
  }
}
