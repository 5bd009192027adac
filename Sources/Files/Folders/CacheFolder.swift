internal import Foundation
internal import Synchronization

/// Where what can be found out again is kept between commands: in a folder of this user alone, never in a shared one.
package enum CacheFolder {
  private static let own = Mutex<ScratchFolder?>(nil)

  /// `brisa` in the user's cache folder; where the environment names none, or what is there is somebody else's, a new
  /// folder of this process, which is gone at its end.
  package static func path(environment: [String: String]) -> String {
    if let folder = standard(environment), PrivateFolder.make(folder) { return folder }
    return own.withLock { folder in
      if folder == nil {
        folder = try? ScratchFolder("brisa-cache")
        atexit { CacheFolder.own.withLock { $0 = nil } }
      }
      // Where there is no such folder either, nothing can be kept: below no folder nothing can be made.
      return folder?.path ?? "/dev/null/brisa"
    }
  }

  /// The folder that the environment names.
  static func standard(_ environment: [String: String]) -> String? {
    UserFolder.cache(environment).map { PathText.joined($0, "brisa") }
  }
}
