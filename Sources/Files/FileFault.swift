internal import Foundation

/// Why a file could not be written, or a name is not taken.
package enum FileFault: Error, Hashable, Sendable {
  /// The name, as it was read, leads out of the folder that it should be in, or is none.
  case noNameInFolder(String)
  /// A folder on the way is a link, which may lead anywhere.
  case link(path: String)
  /// The system refuses, with its own words.
  case system(path: String, problem: String)

  /// The system's account of what has just failed.
  static func last(_ path: String) -> FileFault {
    errno == ELOOP || errno == ENOTDIR
      ? .link(path: path) : .system(path: path, problem: String(cString: strerror(errno)))
  }
}
