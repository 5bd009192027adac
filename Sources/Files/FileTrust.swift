internal import Foundation

/// Whose files are taken for what they say without anybody having named them: what runs programs must be of somebody
/// who could run them anyway.
package struct FileTrust: Sendable {
  /// Why a file is not taken.
  package enum Doubt: Hashable, Sendable {
    /// It, or the folder in which it lies, is somebody else's.
    case otherOwner(path: String, owner: String)
    /// Anyone may write to it, or put another in its place.
    case openToAll(path: String)

    /// What is wrong, to follow the name of the file.
    package var words: String {
      switch self {
      case .otherOwner(let path, let owner): "'\(path)' belongs to \(owner)"
      case .openToAll(let path): "anyone may write to '\(path)'"
      }
    }
  }

  private let owners: Set<uid_t>

  /// Trusts some users, by number.
  init(owners: Set<uid_t>) { self.owners = owners }

  /// Trusts this user, root, whoever has installed this program, and whoever became root by `sudo`.
  package init(environment: [String: String]) {
    var owners: Set<uid_t> = [0, geteuid()]
    var status = stat()
    if stat("/proc/self/exe", &status) == 0 { owners.insert(status.st_uid) }
    if geteuid() == 0, let user = environment["SUDO_UID"].flatMap(uid_t.init) { owners.insert(user) }
    self.owners = owners
  }

  /// Why a file is not taken, with links followed; nil where nothing speaks against it, or there is none.
  package func doubt(of path: String) -> Doubt? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    let file = String(cString: resolved)
    return doubt(about: file) ?? doubt(about: PathText.folder(of: file))
  }

  private func doubt(about path: String) -> Doubt? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    if !owners.contains(status.st_uid) { return .otherOwner(path: path, owner: Self.name(of: status.st_uid)) }
    // In a folder like /tmp everyone may make files, and only the owner of one may replace it.
    let isKept = status.st_mode & S_IFMT == S_IFDIR && status.st_mode & S_ISVTX != 0
    return status.st_mode & S_IWOTH != 0 && !isKept ? .openToAll(path: path) : nil
  }

  private static func name(of user: uid_t) -> String {
    guard let entry = getpwuid(user), let name = entry.pointee.pw_name else { return "user \(user)" }
    return "user '\(String(cString: name))'"
  }
}
