internal import Foundation
internal import PluginHost

extension PluginCopy {
  /// Looks through all that lies beside the program before any of it is copied: reading a pipe never ends, and a link
  /// may lead to the whole disk.
  /// - Throws: ``BrisaError`` that names what cannot be copied.
  func checkCompanions() throws(BrisaError) {
    let folder = Self.resolved(plugin.path)
    for companion in companions {
      let path = "\(plugin.path)/\(companion)"
      guard FileManager.default.fileExists(atPath: path) else {
        throw BrisaError(.missingFile, "There is no file '\(path)': check the path.")
      }
      let real = Self.resolved(path)
      let inside = real.hasSuffix("/") ? real : real + "/"
      guard !"\(folder)/".hasPrefix(inside), !"\(target)/".hasPrefix(inside) else {
        throw BrisaError(
          .badData, "'\(path)' leads to a folder around the plugin or the place where it is put: remove that link.")
      }
      try Self.check(real)
    }
  }

  /// Looks at a file, or at a folder and all that lies in it; a link in a folder is copied as a link, and not followed.
  private static func check(_ path: String) throws(BrisaError) {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw unreadable(path) }
    switch status.st_mode & S_IFMT {
    case S_IFLNK: break
    case S_IFREG:
      guard access(path, R_OK) == 0 else { throw unreadable(path) }
    case S_IFDIR:
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { throw unreadable(path) }
      for name in names { try check("\(path)/\(name)") }
    default:
      throw BrisaError(
        .badData, "'\(path)' is no file and no folder, so it cannot be installed: move it out of the plugin's folder.")
    }
  }

  private static func unreadable(_ path: String) -> BrisaError {
    BrisaError(.inputOutput, "'\(path)' cannot be read: check its permissions.")
  }

  /// Seconds after which no installation is still at work.
  private static let longestSeconds = 86_400.0

  /// Removes the temporary folders of installations that were ended in the middle, long ago.
  func removeLeftovers() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: target)) ?? []
    for name in names where name.hasPrefix(Self.temporaryPrefix) {
      let path = "\(target)/\(name)"
      var status = stat()
      guard UUID(uuidString: String(name.dropFirst(Self.temporaryPrefix.count))) != nil, lstat(path, &status) == 0,
        status.st_mode & S_IFMT == S_IFDIR,
        Date.now.timeIntervalSince1970 - Double(status.st_mtim.tv_sec) > Self.longestSeconds
      else { continue }
      discard(path)
    }
  }
}
