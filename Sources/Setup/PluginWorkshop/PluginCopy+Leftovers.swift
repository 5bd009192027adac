internal import Foundation

extension PluginCopy {
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
