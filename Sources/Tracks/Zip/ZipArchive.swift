internal import CZlib

/// Reads members of a zip file in memory (PKWARE's APPNOTE 6.3): stored and deflated ones, nothing encrypted, split, or
/// in the form for large files.
struct ZipArchive {
  /// A file in it.
  struct Member {
    let name: String
    fileprivate let method: UInt16
    fileprivate let checksum: UInt32
    fileprivate let packedBytes: Int
    /// What it says that it unpacks to.
    let bytes: Int
    fileprivate let offset: Int
  }

  /// Members that are looked at, at most.
  private static let maxMembers = 1000
  /// How much more something may unpack to than it is packed in: deflate reaches 1032.
  private static let maxRatio = 200

  private let bytes: [UInt8]
  /// Its files.
  private(set) var members: [Member] = []

  /// Reads the list at the end.
  /// - Throws: ``TrackError`` for what is no zip file.
  init(_ bytes: [UInt8]) throws(TrackError) {
    self.bytes = bytes
    guard let end = Self.end(bytes) else { throw Self.broken }
    let count = Int(try half(end + 10))
    guard count <= Self.maxMembers else {
      throw TrackError("holds \(count) files, and \(Self.maxMembers) are looked at at most")
    }
    var place = Int(try word(end + 16))
    for _ in 0..<count {
      guard try word(place) == 0x0201_4b50 else { throw Self.broken }
      let nameCount = Int(try half(place + 28))
      guard place + 46 + nameCount <= bytes.count else { throw Self.broken }
      guard try half(place + 8) & 1 == 0 else { throw TrackError("is encrypted: unpack it first") }
      members.append(
        Member(
          name: String(decoding: bytes[place + 46..<place + 46 + nameCount], as: UTF8.self),
          method: try half(place + 10), checksum: try word(place + 16), packedBytes: Int(try word(place + 20)),
          bytes: Int(try word(place + 24)), offset: Int(try word(place + 42))))
      place += 46 + nameCount + Int(try half(place + 30)) + Int(try half(place + 32))
    }
  }

  /// What a member unpacks to.
  /// - Throws: ``TrackError`` for more than a limit, and where it is broken.
  func content(of member: Member, limitBytes: Int) throws(TrackError) -> [UInt8] {
    guard member.bytes <= limitBytes else {
      throw TrackError("unpacks to more than \(limitBytes >> 20) MiB")
    }
    guard try word(member.offset) == 0x0403_4b50 else { throw Self.broken }
    let start = member.offset + 30 + Int(try half(member.offset + 26)) + Int(try half(member.offset + 28))
    guard start + member.packedBytes <= bytes.count else { throw Self.broken }
    let packed = bytes[start..<start + member.packedBytes]
    let content: [UInt8]
    switch member.method {
    case 0 where member.packedBytes == member.bytes: content = Array(packed)
    case 8:
      guard member.bytes <= Self.maxRatio * max(member.packedBytes, 64) else {
        throw TrackError("unpacks to more than \(Self.maxRatio) times its size, as no track does")
      }
      content = try inflated(packed, count: member.bytes)
    default: throw TrackError("is packed in a way that is not read: unpack it, or pack it as usual")
    }
    let checksum = content.withUnsafeBufferPointer { crc32(0, $0.baseAddress, UInt32($0.count)) }
    guard UInt32(truncatingIfNeeded: checksum) == member.checksum else { throw Self.broken }
    return content
  }

  /// Unpacks to exactly so many bytes.
  private func inflated(_ packed: ArraySlice<UInt8>, count: Int) throws(TrackError) -> [UInt8] {
    var content = [UInt8](repeating: 0, count: max(1, count))
    var stream = z_stream()
    // A raw stream, without the frame of zlib.
    let version = ZLIB_VERSION
    guard inflateInit2_(&stream, -15, version, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { throw Self.broken }
    defer { inflateEnd(&stream) }
    let status = packed.withUnsafeBufferPointer { input in
      content.withUnsafeMutableBufferPointer { output in
        stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        return inflate(&stream, Z_FINISH)
      }
    }
    guard status == Z_STREAM_END, Int(stream.total_out) == count else { throw Self.broken }
    content.removeLast(content.count - count)
    return content
  }

  /// Where the record at the end begins: within the last 64 KiB, behind which only a comment comes.
  private static func end(_ bytes: [UInt8]) -> Int? {
    guard bytes.count >= 22 else { return nil }
    var place = bytes.count - 22
    let first = max(0, place - 65_535)
    while place >= first {
      if bytes[place] == 0x50, bytes[place + 1] == 0x4b, bytes[place + 2] == 5, bytes[place + 3] == 6 { return place }
      place -= 1
    }
    return nil
  }

  private func half(_ place: Int) throws(TrackError) -> UInt16 {
    guard place >= 0, place + 2 <= bytes.count else { throw Self.broken }
    return UInt16(bytes[place]) | UInt16(bytes[place + 1]) << 8
  }

  private func word(_ place: Int) throws(TrackError) -> UInt32 {
    UInt32(try half(place)) | UInt32(try half(place + 2)) << 16
  }

  private static let broken = TrackError("is a broken zip file: fetch it again")
}
