internal import AirData
internal import Foundation

/// What can be known of a plugin file without opening it as a library, which would already run its code.
enum PluginFile {
  /// Beginning of the name of every plugin file.
  static let namePrefix = "libbrisa-"
  /// End of the name of every plugin file.
  static let nameSuffix = ".so"

  private static let magic: [UInt8] = [0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F")]
  private static let longestStamp = 256

  /// Reads the one stamp in a file.
  /// - Throws: ``PluginProblem`` when the file is no library, or has no stamp or several different ones.
  /// - Complexity: O(size of the file), which is mapped and not copied.
  static func stamp(ofFile path: String) throws(PluginProblem) -> PluginStamp {
    let content: Data
    do {
      content = try Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped)
    } catch {
      throw PluginProblem(.unreadable, path, "Cannot read '\(path)': check that it is a file that you may read.")
    }
    guard content.starts(with: magic) else {
      throw PluginProblem(.notALibrary, path, "'\(path)' is no shared library: remove it from the plugin folder.")
    }
    let stamps = stamps(in: content)
    guard let stamp = stamps.first else { throw .noStamp(path) }
    guard stamps.count == 1 else { throw .severalStamps(path) }
    return stamp
  }

  /// All different stamps in a file's content.
  private static func stamps(in content: Data) -> Set<PluginStamp> {
    var stamps: Set<PluginStamp> = []
    var start = content.startIndex
    while let prefix = content.range(of: Data(PluginStamp.prefix.utf8), in: start..<content.endIndex) {
      if let stamp = stamp(at: content[prefix.lowerBound...].prefix(longestStamp)) { stamps.insert(stamp) }
      start = prefix.upperBound
    }
    return stamps
  }

  /// The stamp that begins with some bytes; it ends with the word `end`.
  private static func stamp(at bytes: Data) -> PluginStamp? {
    guard let end = bytes.range(of: Data(" end".utf8)) else { return nil }
    return PluginStamp(parsing: String(decoding: bytes[..<end.upperBound], as: UTF8.self))
  }
}
