import Foundation

/// Files of nothing but numbers, in the machine's own order of bytes.
enum RawNumbers {
  /// Writes numbers.
  static func write<Number: BitwiseCopyable>(_ numbers: [Number], to file: URL) throws {
    try numbers.withUnsafeBytes { try Data($0).write(to: file) }
  }

  /// Reads numbers.
  static func read<Number: BitwiseCopyable>(_ type: Number.Type, from file: URL) throws -> [Number] {
    let data = try Data(contentsOf: file)
    return data.withUnsafeBytes { bytes in
      (0..<bytes.count / MemoryLayout<Number>.stride).map {
        bytes.loadUnaligned(fromByteOffset: $0 * MemoryLayout<Number>.stride, as: type)
      }
    }
  }
}
