internal import AirData
internal import Foundation

/// What can be known of a plugin file without opening it as a library, which would already run its code.
enum PluginFile {
  /// Beginning of the name of every plugin file.
  static let namePrefix = "libbrisa-"
  /// End of the name of every plugin file.
  static let nameSuffix = ".so"

  /// The name of a plugin's file.
  static func name(of id: String) -> String { namePrefix + id + nameSuffix }

  /// Whether a path leads to a plain file: nothing else has a library in it.
  static func isRegular(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static let magic: [UInt8] = [0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F")]
  private static let longestStamp = 256
  private static let stampName = "brisa-plugin-stamp/"
  private static let readVersion = "1"
  private static let longestVersion = 9

  /// Reads the one stamp in a file.
  /// - Throws: ``PluginProblem`` when the file is no whole library, or has no stamp that can be read, or several
  ///   different ones.
  /// - Complexity: O(size of the file), which is mapped and not copied.
  static func stamp(ofFile path: String) throws(PluginProblem) -> PluginStamp {
    let content: Data
    do {
      content = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    } catch {
      throw .unreadable(path)
    }
    guard content.starts(with: magic) else {
      throw PluginProblem(.notALibrary, path, "'\(path)' is no shared library: remove it from the plugin folder.")
    }
    guard !content.withUnsafeBytes(LibraryLayout.isTruncated) else { throw .truncated(path) }
    let stamps = stamps(in: content)
    guard let stamp = stamps.first else {
      guard let version = stampVersion(in: content) else { throw .noStamp(path) }
      throw .otherStamp(path, version: version)
    }
    guard stamps.count == 1 else { throw .severalStamps(path) }
    return stamp
  }

  /// The version of a stamp that this program cannot read, nil when there is none.
  private static func stampVersion(in content: Data) -> String? {
    content.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while let place = firstPlace(of: stampName, in: rest) {
        rest = rest[(place + stampName.utf8.count)...]
        let digits = rest.prefix(longestVersion).prefix(while: { (0x30...0x39).contains($0) })
        let version = String(decoding: digits, as: UTF8.self)
        if !version.isEmpty, version != readVersion { return version }
      }
      return nil
    }
  }

  /// All different stamps in a file's content.
  private static func stamps(in content: Data) -> Set<PluginStamp> {
    content.withUnsafeBytes { bytes in
      var stamps: Set<PluginStamp> = []
      var rest = bytes[...]
      while let place = firstPlace(of: PluginStamp.prefix, in: rest) {
        if let stamp = stamp(at: rest[place...].prefix(longestStamp)) { stamps.insert(stamp) }
        rest = rest[(place + PluginStamp.prefix.utf8.count)...]
      }
      return stamps
    }
  }

  /// The stamp that begins with some bytes; it ends with the word `end`.
  private static func stamp(at bytes: Slice<UnsafeRawBufferPointer>) -> PluginStamp? {
    let last = " end"
    guard let end = firstPlace(of: last, in: bytes) else { return nil }
    return PluginStamp(parsing: String(decoding: bytes[..<(end + last.utf8.count)], as: UTF8.self))
  }

  /// Where a text stands first in bytes; looked for in place, for libraries are large.
  private static func firstPlace(of text: String, in bytes: Slice<UnsafeRawBufferPointer>) -> Int? {
    let text = Array(text.utf8)
    let all = bytes.base
    var start = bytes.startIndex
    while start < bytes.endIndex, let address = all.baseAddress,
      let found = memchr(address + start, Int32(text[0]), bytes.endIndex - start)
    {
      let place = UnsafeRawPointer(found) - address
      if all[place..<bytes.endIndex].starts(with: text) { return place }
      start = place + 1
    }
    return nil
  }
}
