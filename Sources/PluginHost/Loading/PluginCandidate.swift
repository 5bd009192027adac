internal import Files
internal import Foundation

/// A file of the search path whose name says that it brings sources.
struct PluginCandidate: Hashable {
  enum Kind: Hashable {
    /// A library for this kit.
    case library
    /// A program that speaks the source protocol.
    case program
  }

  let kind: Kind
  /// Path as the folder has it.
  let path: String
  /// Path without links.
  let realPath: String

  /// The id of the source that the file is called after: `hill` of `brisa-source-hill` and `libbrisa-hill.so`.
  var namedID: String? {
    let name = PathText.name(of: path)
    let id =
      switch kind {
      case .library: name.dropFirst(PluginFile.namePrefix.count).dropLast(PluginFile.nameSuffix.count)
      case .program: name.dropFirst(Self.programPrefix.count)
      }
    return id.isEmpty ? nil : String(id)
  }

  /// Beginning of the name of every program that is a source.
  static let programPrefix = "brisa-source-"

  /// The candidates of a folder in the order of their names, nil when it cannot be read.
  static func all(in folder: String) -> [PluginCandidate]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    return names.sorted().compactMap { candidate($0, in: folder) }
  }

  private static func candidate(_ name: String, in folder: String) -> PluginCandidate? {
    let path = PathText.joined(folder, name)
    if name.hasPrefix(PluginFile.namePrefix) && name.hasSuffix(PluginFile.nameSuffix) {
      return PluginCandidate(kind: .library, path: path, realPath: resolve(path))
    }
    if name.hasPrefix(programPrefix) {
      return isFile(path) ? PluginCandidate(kind: .program, path: path, realPath: resolve(path)) : nil
    }
    // A source with files of its own has a folder, and the program in it the folder's name.
    let inner = PathText.joined(path, programPrefix + name)
    return isFile(inner) ? PluginCandidate(kind: .program, path: inner, realPath: resolve(inner)) : nil
  }

  private static func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
  }

  /// The path without links, or the path itself where nothing is.
  static func resolve(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
