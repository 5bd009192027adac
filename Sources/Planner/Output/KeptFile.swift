internal import Foundation

/// What must not be lost to a slip in the name of an output.
enum KeptFile {
  /// First bytes of what takes long to make again, with what it is.
  private static let kinds: [(start: [UInt8], name: String)] = [
    (Array("SQLite format 3\0".utf8), "an archive"), (network, "a street network"),
  ]
  private static let network = Array("BRISANET".utf8)

  /// Refuses to replace a file that holds an archive or a street network.
  /// - Parameters:
  ///   - target: The place, links followed.
  ///   - path: The place as it was typed.
  ///   - replacesNetworks: Whether a street network may be replaced.
  /// - Throws: ``BrisaError`` that names the path.
  static func check(_ target: String, typed path: String, replacesNetworks: Bool = false) throws(BrisaError) {
    guard OutputFile.isRegularOrNew(target), let start = start(of: target),
      let kind = kinds.first(where: { start.starts(with: $0.start) }),
      !(replacesNetworks && kind.start == network)
    else { return }
    throw BrisaError(
      .badArgument, "'\(path)' is \(kind.name), which would be lost: name another file for what is written.")
  }

  /// The first bytes of a file, nil where there is none.
  private static func start(of path: String) -> Data? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    return try? file.read(upToCount: 16)
  }
}
