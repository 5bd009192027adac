package import Archive
internal import Foundation
package import Setup

extension CityConfiguration {
  /// Where the archive lies.
  /// - Throws: ``BrisaError`` where nobody has said it.
  package func archivePath() throws(BrisaError) -> String {
    guard let archive else {
      throw BrisaError(
        .badConfiguration,
        "It is not said where the archive lies: set 'archive' in the configuration (or --archive), or the city's 'name' "
          + "and HOME, and collect readings into it with brisa sync.")
    }
    return archive
  }

  /// The archive, to be read, and where it lies.
  /// - Throws: ``BrisaError`` where there is none yet, or none that can be read.
  package func existingArchive() async throws(BrisaError) -> (path: String, archive: ReadingArchive) {
    let path = try archivePath()
    guard FileManager.default.fileExists(atPath: path) else {
      throw BrisaError(.missingFile, "There is no archive '\(path)' yet: collect with brisa sync.")
    }
    return (path, try await .opened(path, for: .reading))
  }
}

extension ReadingArchive {
  /// The archive at a path, waited for while another program makes it; `onAttempt` is called before each attempt.
  /// - Throws: ``BrisaError`` for one that cannot be used.
  package static func opened(
    _ path: String, for access: Access, onAttempt: () -> Void = {}
  ) async throws(BrisaError) -> ReadingArchive {
    do {
      return try await ReadingArchive.open(path, for: access, onAttempt: onAttempt)
    } catch {
      throw BrisaError(error)
    }
  }
}
