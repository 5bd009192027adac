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
      try Self.check(path, followsLink: true)
    }
  }

  /// Looks for links that lead to nothing from the new place, as one does that counts from a folder around the plugin.
  /// - Parameter copy: The copy, as deep in its folder as it will lie.
  /// - Throws: ``BrisaError`` that names the first.
  func checkLinks(in copy: String) throws(BrisaError) {
    let manager = FileManager.default
    let names = (try? manager.subpathsOfDirectory(atPath: copy)) ?? []
    guard let name = names.sorted().first(where: { !manager.fileExists(atPath: "\(copy)/\($0)") }) else { return }
    throw BrisaError(
      .badData,
      "'\(plugin.path)/\(name)' is a link that leads to nothing from where the plugin is put: put the file itself there."
    )
  }

  /// Looks at a file, or at a folder and all that lies in it, where links are copied as links.
  ///
  /// Of a companion that is a link itself, what it leads to is copied, so that it is followed.
  private static func check(_ path: String, followsLink: Bool = false) throws(BrisaError) {
    var status = stat()
    guard (followsLink ? stat(path, &status) : lstat(path, &status)) == 0 else { throw unreadable(path) }
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
}
