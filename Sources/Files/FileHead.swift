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
    // To open a pipe would be to wait for somebody who writes into it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let head = try? file.read(upToCount: count)
    else { return false }
    return head.count == count && isOfKind(Array(head))
  }
}
