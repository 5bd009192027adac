internal import Foundation
internal import Setup

/// How many files the program may have open, without which the system's libraries end it.
enum OpenFileLimit {
  /// What a command needs at the same time: its own files, those of its threads, and pipes to sources.
  private static let least: rlim_t = 32

  /// Raises the limit where it is too low and may be raised.
  /// - Throws: ``BrisaError`` where it may not.
  static func raise() throws(BrisaError) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0, limit.rlim_cur < least else { return }
    guard limit.rlim_max >= least else {
      throw BrisaError(
        .inputOutput,
        "Only \(limit.rlim_max) files may be open at once and \(least) are needed: raise the limit, as with ulimit -n 1024."
      )
    }
    limit.rlim_cur = least
    setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
  }

  /// Raises the limit for a service, so far as it may be, so that connections leave files to networks, archives and
  /// sources.
  /// - Parameter connections: As many connections as are wanted at a time.
  /// - Returns: How many files may be open then, and how many connections these are enough for.
  static func raise(forConnections connections: Int) -> (files: Int, connections: Int) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return (Int.max, connections) }
    let wanted = rlim_t(connections + 512)
    if limit.rlim_cur < wanted {
      var raised = limit
      raised.rlim_cur = min(limit.rlim_max, wanted)
      if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limit = raised }
    }
    let files = Int(clamping: limit.rlim_cur)
    return (files, min(connections, max(files / 2, files - 256)))
  }
}
