package import Foundation

/// Whole text files, with errors that say what to do.
package enum TextFile {
  /// The text of a file up to a size, with the code of the error for what is no such text.
  package static func read(
    _ path: String, limitBytes: Int = 1 << 20, otherwise code: ErrorCode = .badData
  ) throws(BrisaError) -> String {
    guard let text = String(data: try bytes(path, limitBytes: limitBytes, otherwise: code), encoding: .utf8) else {
      throw BrisaError(code, "'\(path)' is no text in UTF-8: save it as UTF-8, or check that it is the right file.")
    }
    return text
  }

  /// The bytes of a file up to a size, with the code of the error for a larger one.
  package static func bytes(
    _ path: String, limitBytes: Int, otherwise code: ErrorCode = .badData
  ) throws(BrisaError) -> Data {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw BrisaError(.missingFile, "There is no file '\(path)': check the path.")
    }
    guard !isFolder.boolValue else { throw BrisaError(.missingFile, "'\(path)' is a folder: name the file in it.") }
    // Read through a handle, which also takes pipes, and no further than needed: a device may never end.
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: limitBytes + 1) ?? Data()
    else { throw BrisaError(.inputOutput, "'\(path)' cannot be read: check its permissions.") }
    guard data.count <= limitBytes else {
      throw BrisaError(code, "'\(path)' is larger than \(limitBytes >> 20) MiB: check that it is the right file.")
    }
    return data
  }
}
