/// Where the sections of a network file lie: one after the other, each padded with zeros to 64 bytes.
struct NetworkFileLayout {
  /// One line of the section table.
  struct Entry {
    /// First byte.
    let offset: Int
    /// Bytes without padding.
    let byteCount: Int
    /// ``CRC32C`` over the bytes with padding.
    let checksum: UInt32

    /// Bytes of an entry in the file.
    static let byteCount = 32
  }

  /// Sections begin at multiples of this.
  static let alignment = 64

  /// The table by ``GraphSection/index``.
  let entries: [Entry]

  /// Bytes of header and table, with padding.
  static let prefixByteCount = padded(NetworkFileHeader.byteCount + GraphSection.allCases.count * Entry.byteCount)

  /// The next multiple of ``alignment``.
  static func padded(_ byteCount: Int) -> Int {
    (byteCount + alignment - 1) / alignment * alignment
  }

  /// Reads header and table and checks them against their checksum and the size of the file.
  init(_ bytes: UnsafeRawBufferPointer) throws(NetworkFileProblem) {
    let header = try NetworkFileHeader(bytes)
    let prefix = Self.prefixByteCount
    guard UInt64(bytes.count) == header.fileByteCount, bytes.count >= prefix, bytes.count % Self.alignment == 0 else {
      throw .cutOff
    }
    guard
      Self.checksum(ofPrefix: prefix, bytes)
        == bytes.load(fromByteOffset: NetworkFileHeader.checksumOffset, as: UInt32.self)
    else { throw .damaged("wrong checksum of the section table") }
    guard Int(header.sectionCount) == GraphSection.allCases.count else { throw .otherVersion }
    var entries: [Entry] = []
    var offset = prefix
    for section in GraphSection.allCases {
      let entry = try Self.entry(of: section, at: offset, in: bytes)
      entries.append(entry)
      offset = entry.offset + Self.padded(entry.byteCount)
    }
    guard offset == bytes.count else { throw .damaged("bytes after the last section") }
    self.entries = entries
  }

  /// Lays out the sections of a graph and works out their checksums.
  init(_ sections: [UnsafeRawBufferPointer]) {
    var entries: [Entry] = []
    var offset = Self.prefixByteCount
    for section in sections {
      entries.append(Entry(offset: offset, byteCount: section.count, checksum: Self.paddedChecksum(section)))
      offset += Self.padded(section.count)
    }
    self.entries = entries
  }

  /// The bytes of a section without padding.
  func bytes(of section: GraphSection, in file: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    let entry = entries[section.index]
    return UnsafeRawBufferPointer(rebasing: file[entry.offset..<entry.offset + entry.byteCount])
  }

  /// Whether nothing in a section or its padding has changed.
  func hasRightChecksum(_ section: GraphSection, in file: UnsafeRawBufferPointer) -> Bool {
    let entry = entries[section.index]
    let padded = file[entry.offset..<entry.offset + Self.padded(entry.byteCount)]
    return CRC32C.checksum(UnsafeRawBufferPointer(rebasing: padded)) == entry.checksum
  }

  /// Header, section table and padding as they lie at the beginning of the file.
  var prefix: [UInt8] {
    let prefix = Self.prefixByteCount
    let end = entries.last.map { $0.offset + Self.padded($0.byteCount) } ?? prefix
    var bytes = NetworkFileHeader(sectionCount: UInt32(entries.count), fileByteCount: UInt64(end)).bytes
    for (section, entry) in zip(GraphSection.allCases, entries) {
      bytes.append(value: section.rawValue)
      bytes.append(value: UInt32(section.elementSize))
      bytes.append(value: UInt64(entry.offset))
      bytes.append(value: UInt64(entry.byteCount))
      bytes.append(value: UInt64(entry.checksum))
    }
    bytes.append(contentsOf: [UInt8](repeating: 0, count: prefix - bytes.count))
    let checksum = bytes.withUnsafeBytes { CRC32C.checksum($0) }
    let place = NetworkFileHeader.checksumOffset
    withUnsafeBytes(of: checksum) { bytes.replaceSubrange(place..<place + 4, with: $0) }
    return bytes
  }

  private static func entry(
    of section: GraphSection, at offset: Int, in bytes: UnsafeRawBufferPointer
  ) throws(NetworkFileProblem) -> Entry {
    let place = NetworkFileHeader.byteCount + section.index * Entry.byteCount
    let byteCount = bytes.load(fromByteOffset: place + 16, as: UInt64.self)
    guard bytes.load(fromByteOffset: place, as: UInt32.self) == section.rawValue,
      bytes.load(fromByteOffset: place + 4, as: UInt32.self) == UInt32(section.elementSize),
      bytes.load(fromByteOffset: place + 8, as: UInt64.self) == UInt64(offset),
      // Offsets and the size of the file are multiples of 64: what fits without padding fits with it.
      byteCount <= UInt64(bytes.count - offset), byteCount % UInt64(section.elementSize) == 0
    else { throw .damaged("wrong table entry of section \(section)") }
    let checksum = bytes.load(fromByteOffset: place + 24, as: UInt32.self)
    return Entry(offset: offset, byteCount: Int(byteCount), checksum: checksum)
  }

  private static func checksum(ofPrefix prefix: Int, _ bytes: UnsafeRawBufferPointer) -> UInt32 {
    let place = NetworkFileHeader.checksumOffset
    let zeros: [UInt8] = [0, 0, 0, 0]
    let before = CRC32C.checksum(UnsafeRawBufferPointer(rebasing: bytes[..<place]))
    let within = zeros.withUnsafeBytes { CRC32C.checksum($0, after: before) }
    return CRC32C.checksum(UnsafeRawBufferPointer(rebasing: bytes[(place + 4)..<prefix]), after: within)
  }

  private static func paddedChecksum(_ section: UnsafeRawBufferPointer) -> UInt32 {
    let padding = [UInt8](repeating: 0, count: padded(section.count) - section.count)
    let check = CRC32C.checksum(section)
    return padding.withUnsafeBytes { CRC32C.checksum($0, after: check) }
  }
}
