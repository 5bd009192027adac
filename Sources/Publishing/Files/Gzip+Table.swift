internal import Foundation
internal import Reports
internal import Setup

extension Gzip {
  /// A table of a run, compressed.
  /// - Throws: ``BrisaError`` where memory is short.
  static func table(_ data: Data) throws(BrisaError) -> Data {
    guard let packed = compress(data) else {
      throw BrisaError(.unavailable, "There is too little memory to compress a table.")
    }
    return packed
  }
}
