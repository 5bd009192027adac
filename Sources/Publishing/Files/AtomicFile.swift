internal import Foundation
internal import Setup

/// Files of a run: each is written under a fixed name beside its place and renamed, so that what a killed program left
/// half written is known by its name.
enum AtomicFile {
  /// What the name of a file in the making ends in.
  static let partEnding = ".part"

  /// Replaces a file, or makes it.
  /// - Throws: ``BrisaError`` that names the path; the file then is as it was.
  static func write(_ data: Data, to path: String) throws(BrisaError) {
    let part = path + partEnding
    do {
      try data.write(to: URL(fileURLWithPath: part))
      guard rename(part, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
    } catch {
      remove(part)
      throw BrisaError(unwritable: path)
    }
  }

  /// Removes a file, if it is there.
  static func remove(_ path: String) { unlink(path) }
}
