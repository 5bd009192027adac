internal import Foundation

/// Memory of zeros, whose pages the system gives when they are first written to: a table of all nodes costs what a
/// search uses of it.
enum ZeroedMemory {
  /// Memory for a number of elements whose bytes are zero, to be given back with ``deallocate(_:)``.
  static func allocate<Element: BitwiseCopyable>(_ type: Element.Type, count: Int) -> UnsafeMutablePointer<Element> {
    let stride = MemoryLayout<Element>.stride
    // Without memory the second call ends the program, as everywhere.
    let bytes = calloc(max(1, count), stride) ?? .allocate(byteCount: .max, alignment: 16)
    return bytes.bindMemory(to: type, capacity: count)
  }

  static func deallocate<Element: BitwiseCopyable>(_ memory: UnsafeMutablePointer<Element>) {
    free(memory)
  }
}
