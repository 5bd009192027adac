import Foundation
import Testing

/// Writes binary extracts, whole or wrong ones: https://wiki.openstreetmap.org/wiki/PBF_Format.
enum PBFSketch {
  /// A message, or part of one.
  typealias Bytes = [UInt8]

  static func varint(_ number: UInt64) -> Bytes {
    var rest = number
    var bytes: Bytes = []
    while rest > 127 {
      bytes.append(UInt8(rest & 127) | 128)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  static func zigzag(_ number: Int64) -> Bytes { varint(UInt64(bitPattern: number << 1 ^ number >> 63)) }

  static func field(_ number: UInt64, _ value: UInt64) -> Bytes { varint(number << 3) + varint(value) }

  static func field(_ number: UInt64, _ bytes: Bytes) -> Bytes {
    varint(number << 3 | 2) + varint(UInt64(bytes.count)) + bytes
  }

  /// A data block: the strings, and the messages of one group.
  static func block(strings: [Bytes], _ group: Bytes...) -> Bytes {
    field(1, strings.flatMap { field(1, $0) }) + group.flatMap { field(2, $0) }
  }

  /// A node of a group, in degrees.
  static func node(_ id: Int64, latitude: Double, longitude: Double) -> Bytes {
    let places = varint(8 << 3) + zigzag(Int64(latitude * 1e7)) + varint(9 << 3) + zigzag(Int64(longitude * 1e7))
    return field(1, varint(1 << 3) + zigzag(id) + places)
  }

  /// A way of a group: the numbers of its tags' strings, and its nodes, each as the difference to the one before.
  static func way(_ id: UInt64, keys: Bytes, values: Bytes, steps: Bytes) -> Bytes {
    field(3, field(1, id) + field(2, keys) + field(3, values) + field(8, steps))
  }

  /// A file of data blocks that are not packed, and what it says of itself, true or not.
  static func file(claiming feature: String? = nil, _ blocks: Bytes...) -> Data {
    let header = feature.map { blob("OSMHeader", field(1, schema + field(5, Bytes($0.utf8)))) } ?? header
    return Data(([header] + blocks.map { blob("OSMData", field(1, $0)) }).joined())
  }

  /// A file of data blocks that are packed by zlib.
  static func packedFile(_ blocks: Bytes...) throws -> Data {
    let blobs = try blocks.map { blob("OSMData", try field(2, UInt64($0.count)) + field(3, deflated($0))) }
    return Data(([header] + blobs).joined())
  }

  private static let schema = field(4, Bytes("OsmSchema-V0.6".utf8))

  private static let header = blob("OSMHeader", field(1, schema))

  private static func blob(_ kind: String, _ content: Bytes) -> Bytes {
    let head = field(1, Bytes(kind.utf8)) + field(3, UInt64(content.count))
    return (0..<4).map { UInt8(truncatingIfNeeded: head.count >> (24 - 8 * $0)) } + head + content
  }

  /// What gzip packs, in the frame of zlib.
  private static func deflated(_ bytes: Bytes) throws -> Bytes {
    let data = Data(bytes)
    let packed = try Packer.pack(data, with: "gzip")
    // Its head ends with the file's name and a zero.
    let start = try #require(packed[10...].firstIndex(of: 0)) + 1
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    let sum = high << 16 | low
    let tail = (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) }
    return [0x78, 0x9C] + packed[start..<(packed.count - 8)] + tail
  }
}
