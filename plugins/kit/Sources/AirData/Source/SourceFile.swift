internal import Foundation

/// Files of this machine as sources read them.
public enum SourceFile {
  /// The bytes of a regular file; a pipe could hang and a device never end.
  /// - Throws: ``SourceError/file(path:problem:)``.
  public static func bytes(_ path: String, mostBytes: Int) throws(SourceError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .file(path: path, problem: String(cString: strerror(errno))) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .file(path: path, problem: "it is no regular file")
    }
    guard status.st_size <= mostBytes else {
      throw .file(path: path, problem: "it is larger than \(mostBytes >> 20) MiB")
    }
    do {
      return [UInt8](try file.read(upToCount: mostBytes) ?? Data())
    } catch {
      // Foundation's own words are a domain and a number.
      throw .file(path: path, problem: errno == 0 ? "it cannot be read to its end" : String(cString: strerror(errno)))
    }
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
