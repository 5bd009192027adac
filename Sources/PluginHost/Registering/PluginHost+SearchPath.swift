package import AirData
package import Files
internal import Foundation

extension PluginHost {
  /// Registers every plugin of a search path.
  ///
  /// A file that is reached twice, through a link or through two folders, is taken once; a bad file does not stop the
  /// others. Libraries that came with the program are opened in it; others, and programs, are asked for their manifests
  /// in processes of their own, side by side. What is opened stays open. Two files that register one id are in
  /// ``Registry/conflicts``, which the caller treats as an error.
  /// - Parameters:
  ///   - searchPath: Where to look, first folder first and each in the order of file names.
  ///   - registry: Where the sources are registered.
  ///   - isolation: Which sources run in processes of their own.
  ///   - wanted: Ids of the sources that are to be asked; no more files are opened than these need. Nil: all.
  ///   - trust: Whose files are taken; those of others are left out.
  /// - Returns: What was left out, and why.
  package static func load(
    searchPath: PluginSearchPath, into registry: Registry, isolation: Isolation = Isolation(),
    wanted: Set<String>? = nil,
    trust: FileTrust = FileTrust(environment: ProcessInfo.processInfo.environment)
  ) -> [PluginProblem] {
    var problems: [PluginProblem] = []
    var seen: Set<String> = []
    var candidates: [PluginCandidate] = []
    for folder in searchPath.folders {
      guard let found = PluginCandidate.all(in: folder.path) else {
        if folder.isRequired { problems.append(missing(folder)) }
        continue
      }
      for candidate in found where seen.insert(candidate.realPath).inserted {
        if let doubt = trust.doubt(of: candidate.path) {
          problems.append(.notTrusted(candidate.path, doubt))
        } else {
          candidates.append(candidate)
        }
      }
    }
    let loading = PluginLoading(registry: registry, isolation: isolation)
    guard let wanted else { return problems + loading.load(candidates) }
    return problems + loading.load(candidates, wanted: wanted)
  }

  private static func missing(_ folder: PluginSearchPath.Folder) -> PluginProblem {
    PluginProblem(
      .folderMissing, folder.path,
      "The plugin folder '\(folder.path)' cannot be read: correct \(PluginSearchPath.variable) or make the folder.")
  }
}
