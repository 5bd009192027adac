internal import Foundation

/// The parts of a path, whatever the path is.
///
/// Foundation's own functions end the program for a path of one character. Paths are read by scalar, as the system
/// does: among characters, a mark that combines with a slash hides it.
package enum PathText {
  /// The path of the folder that holds a file: `a` of `a/b`, `/` of `/b`, and nothing of `b`.
  package static func folder(of path: String) -> String {
    let path = withoutTrailingSlashes(path.unicodeScalars[...])
    guard let slash = path.lastIndex(of: "/") else { return "" }
    let folder = withoutTrailingSlashes(path[..<slash])
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The last part of a path: `b` of `a/b` and of `a/b/`, `/` of the root.
  package static func name(of path: String) -> String {
    let trimmed = withoutTrailingSlashes(path.unicodeScalars[...])
    guard let slash = trimmed.lastIndex(of: "/") else { return String(trimmed) }
    return trimmed.count == 1 ? String(trimmed) : String(trimmed[trimmed.index(after: slash)...])
  }

  /// What stands behind the last dot of a path's last part: `pdf`; nothing where there is none, or nothing before it.
  package static func ending(of path: String) -> String {
    let name = name(of: path).unicodeScalars
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return String(name[name.index(after: dot)...])
  }

  /// The last part of a path without its ending.
  package static func stem(of path: String) -> String {
    let name = name(of: path)
    let ending = ending(of: path).unicodeScalars
    return ending.isEmpty ? name : String(name.unicodeScalars.dropLast(ending.count + 1))
  }

  /// A file in a folder; the name alone for an empty folder.
  package static func joined(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.unicodeScalars.last == "/" ? folder + name : "\(folder)/\(name)"
  }

  /// The path from the root on of one that counts from the working folder; nothing of nothing.
  package static func absolute(_ path: String) -> String {
    guard let first = path.unicodeScalars.first, first != "/" else { return path }
    return joined(FileManager.default.currentDirectoryPath, path)
  }

  /// The path of a file beside another one, with an ending in place of the other's: `city.places` for `city.brisa`.
  ///
  /// The ending is added where the other file has it itself, or none.
  package static func path(beside other: String, ending: String) -> String {
    let old = Self.ending(of: other)
    let base =
      old.isEmpty || old == ending ? other : String(other.unicodeScalars.dropLast(old.unicodeScalars.count + 1))
    return "\(base).\(ending)"
  }

  private static func withoutTrailingSlashes(_ path: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    var rest = path
    while rest.dropFirst().last == "/" { rest.removeLast() }
    return rest
  }
}
