internal import CZlib
package import Foundation

/// Bytes in gzip's form (RFC 1952), without a name or a time, so that the same bytes give the same file.
package enum Gzip {
  /// The compressed bytes; nil where memory is short.
  package static func compress(_ data: Data) -> Data? { compress([UInt8](data)).map { Data($0) } }

  /// The compressed bytes, with zlib's number for the work, 1 to 9; nil where memory is short.
  package static func compress(_ bytes: [UInt8], level: Int32 = level) -> [UInt8]? {
    var stream = z_stream()
    guard brisa_gzip_begin(&stream, level) == Z_OK else { return nil }
    defer { deflateEnd(&stream) }
    var plain = bytes
    let room = Int(deflateBound(&stream, UInt(bytes.count)))
    var isWhole = false
    let packed = plain.withUnsafeMutableBufferPointer { input in
      [UInt8](unsafeUninitializedCapacity: room) { output, count in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        isWhole = deflate(&stream, Z_FINISH) == Z_STREAM_END
        count = Int(stream.total_out)
      }
    }
    return isWhole ? packed : nil
  }

  /// Three times as fast as the best, and a tenth larger.
  package static let level: Int32 = 6
}
