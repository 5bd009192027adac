/// The folders in which a user's programs keep things, by the XDG base directory specification: a relative path, an
/// empty one too, counts as not set.
package enum UserFolder {
  /// For what is to stay: `XDG_DATA_HOME`, else `~/.local/share`; nil where the environment names neither.
  package static func data(_ environment: [String: String]) -> String? {
    folder("XDG_DATA_HOME", orInHome: ".local/share", environment)
  }

  /// For what can be found out again: `XDG_CACHE_HOME`, else `~/.cache`; nil where the environment names neither.
  static func cache(_ environment: [String: String]) -> String? {
    folder("XDG_CACHE_HOME", orInHome: ".cache", environment)
  }

  private static func folder(_ variable: String, orInHome place: String, _ environment: [String: String]) -> String? {
    if let folder = environment[variable], folder.hasPrefix("/") { return folder }
    return environment["HOME"].flatMap { $0.hasPrefix("/") ? PathText.joined($0, place) : nil }
  }
}
