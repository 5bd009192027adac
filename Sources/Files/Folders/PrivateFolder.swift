internal import Foundation

/// Folders of this user alone: nobody else can put anything into them, and nobody else has made them.
package enum PrivateFolder {
  /// Makes a folder, and whatever leads to it, with mode 700; one that is there already must be this user's, and loses
  /// what others may do in it.
  /// - Returns: Whether it can be used.
  package static func make(_ path: String) -> Bool {
    guard path.hasPrefix("/") else { return false }
    var status = stat()
    if stat(path, &status) != 0 {
      let parent = PathText.folder(of: path)
      guard parent != path, isFolder(parent) || make(parent) else { return false }
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { return false }
    }
    return isOwn(path)
  }

  /// Whether a folder is this user's and nobody else's.
  static func isOwn(_ path: String) -> Bool {
    var (folder, link) = (stat(), stat())
    // Whoever owns a link decides where it leads.
    guard stat(path, &folder) == 0, lstat(path, &link) == 0, folder.st_mode & S_IFMT == S_IFDIR,
      folder.st_uid == geteuid(), link.st_uid == geteuid()
    else { return false }
    return folder.st_mode & 0o077 == 0 || chmod(path, 0o700) == 0
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
