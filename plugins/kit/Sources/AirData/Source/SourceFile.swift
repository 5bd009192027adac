internal import Foundation

/// Files of this machine as sources read them.
public enum SourceFile {
  /// The bytes of a regular file; a pipe could hang and a device never end.
  /// - Throws: ``SourceError/file(path:problem:)``.
  public static func bytes(_ path: String, maxBytes: Int) throws(SourceError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .file(path: path, problem: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .file(path: path, problem: "it is no regular file")
    }
    guard status.st_size <= maxBytes else {
      throw .file(path: path, problem: "it is larger than \(sizeText(maxBytes))")
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(status.st_size))
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: maxBytesAtOnce, alignment: 1)
    defer { buffer.deallocate() }
    while bytes.count < maxBytes {
      let count = read(descriptor, buffer.baseAddress, min(maxBytes - bytes.count, buffer.count))
      if count < 0 {
        if errno == EINTR { continue }
        throw .file(path: path, problem: String(cString: strerror(errno)))
      }
      if count == 0 { break }
      bytes += UnsafeRawBufferPointer(rebasing: buffer[..<count])
    }
    return bytes
  }

  /// Bytes that are read at once.
  private static let maxBytesAtOnce = 1 << 20

  /// A limit in the largest unit that it has a whole one of.
  private static func sizeText(_ bytes: Int) -> String {
    if bytes >= 1 << 20 { return "\(bytes >> 20) MiB" }
    return bytes >= 1 << 10 ? "\(bytes >> 10) KiB" : "\(bytes) bytes"
  }

  /// The paths of a folder's files whose names end in some way, `.txt` for example, in order; not those in folders
  /// below.
  /// - Throws: ``SourceError/file(path:problem:)``.
  public static func paths(in folder: String, ending: String) throws(SourceError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        .filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }
        .map { folder + (folder.hasSuffix("/") ? "" : "/") + $0 }
    } catch {
      throw .file(path: folder, problem: "it is no folder that can be listed")
    }
  }
}
