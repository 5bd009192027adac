/// The first 64 bytes of a network file.
struct NetworkFileHeader {
  /// What every network file begins with.
  static let magic: [UInt8] = Array("BRISANET".utf8)
  /// The version that is written and read.
  static let version: UInt32 = 6
  /// Reads as itself only where the byte order is the writer's.
  static let byteOrderMark: UInt32 = 0x0102_0304
  /// Bytes of the header.
  static let byteCount = 64
  /// Where the checksum over header and section table lies; it counts as zero in itself.
  static let checksumOffset = 32

  /// The file's version.
  let version: UInt32
  /// Number of sections.
  let sectionCount: UInt32
  /// Bytes of the whole file.
  let fileByteCount: UInt64

  /// Writes the header with a checksum of zero.
  var bytes: [UInt8] {
    var bytes = Self.magic
    bytes.append(value: version)
    bytes.append(value: Self.byteOrderMark)
    bytes.append(value: sectionCount)
    bytes.append(value: UInt32(0))
    bytes.append(value: fileByteCount)
    bytes.append(contentsOf: [UInt8](repeating: 0, count: Self.byteCount - bytes.count))
    return bytes
  }

  /// Writes the header.
  init(sectionCount: UInt32, fileByteCount: UInt64) {
    version = Self.version
    self.sectionCount = sectionCount
    self.fileByteCount = fileByteCount
  }

  /// Reads a header; the checksum is not looked at.
  init(_ bytes: UnsafeRawBufferPointer) throws(NetworkFileProblem) {
    guard !bytes.isEmpty else { throw .empty }
    guard bytes.prefix(Self.magic.count).elementsEqual(Self.magic.prefix(bytes.count)) else { throw .notANetwork }
    guard bytes.count >= Self.byteCount else { throw .cutOff }
    version = bytes.load(fromByteOffset: 8, as: UInt32.self)
    guard bytes.load(fromByteOffset: 12, as: UInt32.self) == Self.byteOrderMark else {
      let isSwapped = (1...Self.version).contains(version.byteSwapped)
      throw isSwapped ? .otherByteOrder : .damaged("wrong byte order mark")
    }
    guard version == Self.version else { throw .otherVersion }
    sectionCount = bytes.load(fromByteOffset: 16, as: UInt32.self)
    fileByteCount = bytes.load(fromByteOffset: 24, as: UInt64.self)
  }
}

extension [UInt8] {
  /// Appends a number as it lies in memory.
  mutating func append(value: some FixedWidthInteger & BitwiseCopyable) {
    Swift.withUnsafeBytes(of: value) { append(contentsOf: $0) }
  }
}
