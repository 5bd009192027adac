internal import Foundation

/// How a file begins, by which a program knows its own.
package enum FileHead {
  /// Whether a file may be replaced: there is none, or it begins as those of its kind do.
  /// - Parameters:
  ///   - path: Where it lies.
  ///   - count: How many bytes tell; a shorter file is not of the kind.
  ///   - isOfKind: Says it of these bytes.
  /// - Returns: whether it may.
  package static func mayReplace(_ path: String, bytes count: Int, where isOfKind: ([UInt8]) -> Bool) -> Bool {
    guard FileManager.default.fileExists(atPath: path) else { return true }
    guard let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: count) else {
      return false
    }
    return head.count == count && isOfKind(Array(head))
  }
}
