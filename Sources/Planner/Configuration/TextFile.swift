internal import Foundation

/// Whole text files, with errors that say what to do.
enum TextFile {
  /// The text of a file up to a size.
  static func read(_ path: String, limitBytes: Int = 1 << 20) throws(BrisaError) -> String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
      throw BrisaError(.missingFile, "There is no file '\(path)': check the path.")
    }
    // Read through a handle, which also takes pipes.
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd() ?? Data() else {
      throw BrisaError(.inputOutput, "'\(path)' cannot be read: check its permissions.")
    }
    guard data.count <= limitBytes, let text = String(data: data, encoding: .utf8) else {
      throw BrisaError(.badData, "'\(path)' is no text file in UTF-8 of at most \(limitBytes >> 20) MiB.")
    }
    return text
  }
}
