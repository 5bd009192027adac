internal import Files
internal import Foundation

/// The folders in which plugins are looked for, in order.
package struct PluginSearchPath: Sendable, Hashable {
  /// One folder.
  package struct Folder: Sendable, Hashable {
    /// Its path.
    package let path: String
    /// Whether its absence is a problem: somebody has named it.
    package let isRequired: Bool

    /// Creates an entry of the search path.
    package init(path: String, isRequired: Bool) {
      self.path = path
      self.isRequired = isRequired
    }
  }

  /// The folders, first one first.
  package let folders: [Folder]

  /// Name of the environment variable with folders of one's own, separated by colons.
  static let variable = "BRISA_PLUGIN_PATH"

  /// Creates a search path.
  package init(folders: [Folder]) {
    self.folders = folders
  }

  /// The search path of this process; see ``standard(environment:executable:)``.
  package static var standard: PluginSearchPath {
    standard(environment: ProcessInfo.processInfo.environment, executable: runningExecutable)
  }

  /// The folders of `BRISA_PLUGIN_PATH`, then the executable's own folder (a build) and `plugins` in it (an installed
  /// copy, whose program lies in `PREFIX/lib/brisa`), then `brisa/plugins` in the user's data folder.
  ///
  /// - Parameters:
  ///   - environment: The variables to look at.
  ///   - executable: Path of the program's file, nil when it is not known.
  /// - Returns: The search path of a process with them.
  package static func standard(environment: [String: String], executable: String?) -> PluginSearchPath {
    let named = (environment[variable] ?? "").split(separator: ":").map { Folder(path: String($0), isRequired: true) }
    var usual: [String] = []
    if let executable {
      let folder = PathText.folder(of: executable)
      usual += [folder, PathText.joined(folder, "plugins")]
    }
    if let folder = userFolder(environment) { usual.append(folder) }
    return PluginSearchPath(folders: named + usual.map { Folder(path: $0, isRequired: false) })
  }

  /// Path of the running program's file.
  static var runningExecutable: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  /// The user's own plugins: `brisa/plugins` in their data folder; nil where no variable names that.
  package static func userFolder(_ environment: [String: String]) -> String? {
    UserFolder.data(environment).map { PathText.joined($0, "brisa/plugins") }
  }
}
