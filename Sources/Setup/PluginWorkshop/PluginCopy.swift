internal import Files
internal import Foundation
internal import PluginHost

/// A built plugin on its way to a folder of the search path: its library or program alone, or a program with the files
/// beside it in a folder of its own.
///
/// It is made under a temporary name first, so that none is ever half there.
struct PluginCopy {
  let plugin: PluginProject
  /// The library or program that was built.
  private let file: String
  /// The folder of the search path, without links.
  let target: String
  /// Names of the files and folders that a program needs beside it.
  let companions: [String]

  /// How the names of temporary folders begin, before a UUID; it keeps them from being taken for plugins.
  static let temporaryPrefix = ".new-"

  /// What lies in every plugin's folder, and no program needs to run.
  private static let leftOut: Set<String> = ["README.md", "sample.yml", "testcases", "__pycache__"]

  /// Looks at what is to be copied.
  /// - Parameters:
  ///   - plugin: The plugin.
  ///   - file: What was built of it.
  ///   - target: The folder of the search path.
  init(_ plugin: PluginProject, file: String, target: String) {
    self.plugin = plugin
    self.file = file
    let target = Self.resolved(target)
    self.target = target
    let names = plugin.form == .program ? try? FileManager.default.contentsOfDirectory(atPath: plugin.path) : nil
    let home = Self.resolved(plugin.path) + "/"
    companions = (names ?? []).sorted().filter { name in
      // The folder of the search path may lie in the plugin's own.
      let own = Self.resolved("\(plugin.path)/\(name)")
      let holdsTarget = own.hasPrefix(home) && (target + "/").hasPrefix(own + "/")
      return !holdsTarget && name != PathText.name(of: file) && !name.hasPrefix(".") && !Self.leftOut.contains(name)
    }
  }

  /// The path that the plugin's file gets.
  var path: String { hasFolder ? pathInFolder : pathAlone }

  /// Where an earlier copy lies that had no files beside it, and that this one takes the place of; else nil.
  var earlierPath: String? { hasFolder ? pathAlone : nil }

  /// Whether the plugin is where it would be copied to.
  var isThere: Bool { Self.resolved(file) == path }

  /// Whether a file is the very one that is to be copied, by whatever way it was found.
  func isOriginal(_ path: String) -> Bool { Self.resolved(file) == Self.resolved(path) }

  private var name: String { PathText.name(of: file) }
  private var pathAlone: String { "\(target)/\(name)" }
  private var folder: String { "\(target)/\(plugin.id)" }
  private var pathInFolder: String { "\(folder)/\(name)" }

  /// A program that has had a folder keeps it.
  private var hasFolder: Bool {
    plugin.form == .program && (!companions.isEmpty || FileManager.default.fileExists(atPath: pathInFolder))
  }

  /// Copies everything into a temporary folder.
  /// - Returns: The folder, in which the plugin's file has its name.
  /// - Throws: ``BrisaError``.
  func stage() throws(BrisaError) -> String {
    let manager = FileManager.default
    if hasFolder, manager.fileExists(atPath: folder), !manager.fileExists(atPath: pathInFolder) {
      throw BrisaError(
        .badConfiguration, "'\(folder)' is there already and holds no '\(name)': move it away, the plugin is put there."
      )
    }
    try checkCompanions()
    removeLeftovers()
    // Beside its place, where renaming is one step.
    let temporary = "\(target)/\(Self.temporaryPrefix)\(UUID().uuidString)"
    do {
      try manager.createDirectory(atPath: temporary, withIntermediateDirectories: false)
      try manager.copyItem(atPath: Self.resolved(file), toPath: "\(temporary)/\(name)")
      for companion in companions {
        try manager.copyItem(atPath: Self.resolved("\(plugin.path)/\(companion)"), toPath: "\(temporary)/\(companion)")
      }
    } catch {
      discard(temporary)
      throw unwritable
    }
    do throws(BrisaError) {
      try checkLinks(in: temporary)
    } catch {
      discard(temporary)
      throw error
    }
    return temporary
  }

  /// Puts what was staged in its place; a link there is replaced, and what it leads to stays as it is.
  /// - Throws: ``BrisaError``; an earlier copy is still there then.
  func put(_ temporary: String) throws(BrisaError) {
    guard hasFolder else {
      guard rename("\(temporary)/\(name)", path) == 0 else { throw unwritable }
      return
    }
    let old = "\(temporary)-old"
    let hadFolder = rename(folder, old) == 0
    guard rename(temporary, folder) == 0 else {
      if hadFolder { rename(old, folder) }
      throw unwritable
    }
    // Behind a link lies somebody's own folder, of which nothing is taken.
    if hadFolder, !Self.isLink(old) { keepHidden(of: old) }
    discard(old)
    discard(pathAlone)
  }

  /// Moves hidden files of the folder before into the new one: a plugin has none, so they are somebody's own.
  private func keepHidden(of old: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: old)) ?? []
    for name in names where name.hasPrefix(".") { rename("\(old)/\(name)", "\(folder)/\(name)") }
  }

  /// Removes a temporary folder, where there is one.
  func discard(_ path: String) { try? FileManager.default.removeItem(atPath: path) }

  private var unwritable: BrisaError {
    BrisaError(.inputOutput, "'\(path)' cannot be written: check that its folder is yours and has room.")
  }

  /// Whether a path is a link itself, wherever it leads.
  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// A path without links.
  static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
  }
}
