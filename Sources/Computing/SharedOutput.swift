/// Memory that several threads write to, each to a part of its own.
///
/// Whoever makes one sees to it that the memory lives on, and that no two parts overlap.
@usableFromInline package struct SharedOutput<Element>: @unchecked Sendable {
  @usableFromInline let memory: UnsafeMutableBufferPointer<Element>

  /// Shares memory.
  @inlinable package init(_ memory: UnsafeMutableBufferPointer<Element>) {
    self.memory = memory
  }

  /// Puts elements where nothing was before, from a place on.
  @inlinable package func initialize(from first: Int, with elements: [Element]) {
    _ = memory[first..<first + elements.count].initialize(fromContentsOf: elements)
  }

  /// Hands a part of the memory, which has to be initialized, to a body.
  @inlinable package func write(_ part: Range<Int>, _ body: (inout MutableSpan<Element>) -> Void) {
    let piece = UnsafeMutableBufferPointer(rebasing: memory[part])
    var span = piece.mutableSpan
    body(&span)
  }
}

extension Array where Element: Sendable {
  /// Makes an array whose consecutive pieces are filled on all processors.
  @inlinable package static func filled(
    with first: Element, count: Int, piece: Int,
    _ fill: @Sendable (_ part: Range<Int>, _ elements: inout MutableSpan<Element>) -> Void
  ) -> [Element] {
    var result = [Element](repeating: first, count: count)
    result.withUnsafeMutableBufferPointer { memory in
      let output = SharedOutput(memory)
      inParallel(count, piece: piece) { part in output.write(part) { fill(part, &$0) } }
    }
    return result
  }
}
