internal import Foundation

/// Memory of zeros, whose pages the system gives when they are first written to: a large table costs what is used of
/// it.
package enum ZeroedMemory {
  /// Memory for a number of elements whose bytes are zero, to be given back with ``deallocate(_:)``.
  package static func allocate<Element: BitwiseCopyable>(
    _ type: Element.Type, count: Int
  ) -> UnsafeMutablePointer<Element> {
    bytes(count: count, stride: MemoryLayout<Element>.stride).bindMemory(to: type, capacity: count)
  }

  /// Gives memory of ``allocate(_:count:)`` back.
  package static func deallocate<Element: BitwiseCopyable>(_ memory: UnsafeMutablePointer<Element>) {
    free(memory)
  }

  /// Bytes of zero, to be given back with `free`.
  package static func bytes(count: Int, stride: Int) -> UnsafeMutableRawPointer {
    // Without memory the second call ends the program, as everywhere.
    calloc(max(1, count), stride) ?? .allocate(byteCount: .max, alignment: 16)
  }
}
