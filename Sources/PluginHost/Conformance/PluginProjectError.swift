/// Why a folder is no plugin's.
package enum PluginProjectError: Error, Hashable, Sendable {
  /// There is no such folder.
  case missing(String)
  /// Nothing in it is a source.
  case noPlugin(String)
  /// It holds more than one program.
  case severalPrograms(String, [String])
  /// Its package names no product, or several.
  case noProduct(String)
  /// What it makes is not there yet.
  case notBuilt(folder: String, file: String)
  /// What it makes cannot be used.
  case unusable(PluginProblem)

  /// One sentence that says what is wrong and what to do.
  package var message: String {
    switch self {
    case .missing(let path): "There is no folder '\(path)': check the path."
    case .noPlugin(let path):
      "'\(path)' is no plugin's folder: it has neither a program brisa-source-NAME nor a Package.swift; "
        + "`brisa plugin new` makes one that has."
    case .severalPrograms(let path, let programs):
      "'\(path)' holds several programs (\(programs.joined(separator: ", "))): keep one plugin in a folder."
    case .noProduct(let path):
      "'\(path)/Package.swift' must have one product named \"brisa-NAME\", with the source's id for NAME."
    case .notBuilt(let folder, let file): "There is no '\(file)': run `brisa plugin build \(folder)` first."
    case .unusable(let problem): problem.message
    }
  }
}
