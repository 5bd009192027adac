internal import Files
internal import Foundation
internal import Setup

extension OpenFolder {
  /// Opens a folder and keeps other runs from it as long as it is open; a program that ends, however it ends, leaves it
  /// free.
  /// - Throws: ``BrisaError`` where another run has it, or it cannot be read.
  static func taken(_ path: String) throws(BrisaError) -> OpenFolder {
    let folder: OpenFolder
    do { folder = try OpenFolder(path) } catch {
      throw BrisaError(.inputOutput, "The folder '\(path)' cannot be read: check its path and permissions.")
    }
    guard folder.lock() else {
      throw BrisaError(
        .inputOutput, "Another run writes to the folder '\(path)': wait for its end, or name another folder with -o.")
    }
    return folder
  }

  /// Puts a file in place under a name inside the folder.
  /// - Throws: ``BrisaError`` that names the path; the file then is as it was.
  func put(_ data: Data, at name: String) throws(BrisaError) {
    do { try write(data, to: try Self.checked(name)) } catch { throw BrisaError(error) }
  }

  /// The name of a file of the run.
  /// - Throws: ``FileFault``.
  static func checked(_ name: String) throws(FileFault) -> NameInFolder {
    guard let checked = NameInFolder(name) else { throw .noNameInFolder(name) }
    return checked
  }
}
