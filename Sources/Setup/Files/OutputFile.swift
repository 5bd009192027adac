internal import Files
package import Foundation

/// Whole output files: written beside their place and renamed, so that none is ever half written.
///
/// What is no regular file (a device, a pipe) is written through, and a symbolic link keeps pointing to its target.
package enum OutputFile {
  /// Writes a text to a path, or to standard output for `-`.
  /// - Throws: ``BrisaError`` that names the path.
  package static func write(_ text: String, to path: String) throws(BrisaError) {
    try write(Data(text.utf8), to: path)
  }

  /// Writes bytes to a path, or to standard output for `-`.
  /// - Throws: ``BrisaError`` that names the path.
  package static func write(_ data: Data, to path: String) throws(BrisaError) {
    if path == "-" {
      do {
        try FileHandle.standardOutput.write(contentsOf: data)
      } catch {
        throw BrisaError(.inputOutput, "Standard output cannot be written: it is closed, or its disk is full.")
      }
      return
    }
    guard !path.isEmpty else { throw nameless }
    let target = resolved(path)
    try ProtectedFile.check(target, typed: path)
    let pipe = isRegularOrNew(target) ? nil : try PipeWriter.open(target, typed: path)
    do {
      if let pipe {
        try pipe.write(contentsOf: data)
        try pipe.close()
      } else {
        try ReplacementFile.replace(target, with: data)
      }
    } catch {
      throw BrisaError(unwritable: path)
    }
  }

  /// Refuses, before long work begins, a path that nothing can be written to, or a file that must not be lost.
  /// - Throws: ``BrisaError`` that names the path.
  package static func check(_ path: String) throws(BrisaError) {
    try checkPlace(path)
    try ProtectedFile.check(resolved(path), typed: path)
  }

  /// Refuses, before long work begins, a folder, and a place in a folder that is not there or may not be written to.
  /// - Throws: ``BrisaError`` that names the path.
  package static func checkPlace(_ path: String) throws(BrisaError) {
    guard !path.isEmpty else { throw nameless }
    let target = resolved(path)
    guard !isFolder(target) else {
      throw BrisaError(.badArgument, "'\(path)' is a folder: name a file for what is written.")
    }
    let folder = PathText.folder(of: target)
    let isWritable =
      isRegularOrNew(target) ? isFolder(folder) && access(folder, W_OK) == 0 : access(target, W_OK) == 0
    guard isWritable else { throw BrisaError(unwritable: path) }
  }

  private static var nameless: BrisaError {
    BrisaError(.badArgument, "The file that is written has no name: give it one.")
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The place that a path stands for, links followed.
  ///
  /// A link may lead to a file that is still to be written. One to what is open and has no path stays as it is.
  package static func resolved(_ path: String) -> String {
    var target = URL(fileURLWithPath: path)
    for _ in 0..<maxLinks {
      let folder = target.deletingLastPathComponent().resolvingSymlinksInPath()
      target = folder.appending(path: target.lastPathComponent)
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target.path) else { break }
      let led = URL(fileURLWithPath: next, relativeTo: URL(fileURLWithPath: folder.path, isDirectory: true)).absoluteURL
      // An open pipe has a link that is no path, `/dev/fd/63` to `pipe:[4567]`, and is reached by the link alone.
      if isThere(target.path), !isThere(led.path) { break }
      target = led
    }
    return target.standardizedFileURL.path
  }

  private static func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Links from one to the next that a system follows, at most.
  private static let maxLinks = 40

  /// Whether a file can be replaced by renaming another: it is a regular one, or there is none yet.
  package static func isRegularOrNew(_ path: String) -> Bool {
    guard let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType else {
      return true
    }
    return type == .typeRegular
  }

  /// Makes a folder with all its parents where it is missing.
  /// - Throws: ``BrisaError`` that names the path.
  package static func makeFolder(_ path: String) throws(BrisaError) {
    guard !path.isEmpty else { throw BrisaError(.badArgument, "The folder has no name: give it one.") }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw BrisaError(.inputOutput, "The folder '\(path)' cannot be made: check its path and permissions.")
    }
  }
}

extension BrisaError {
  /// What is wrong where a file cannot be written.
  package init(unwritable path: String) {
    self.init(.inputOutput, "'\(path)' cannot be written: check that its folder exists and has room.")
  }
}
