internal import AirData

/// Why a plugin file or a folder of the search path was left out.
public struct PluginProblem: Error, Sendable, Hashable {
  /// A bounded word, for programs.
  public enum Code: String, Sendable, CaseIterable {
    /// A folder that somebody has named does not exist.
    case folderMissing = "plugin-folder-missing"
    /// The file cannot be read.
    case unreadable = "plugin-unreadable"
    /// The file is no library of this kind of machine.
    case notALibrary = "plugin-not-a-library"
    /// The file does not say what kit it was built with.
    case noStamp = "plugin-without-stamp"
    /// The file says several things about its kit.
    case severalStamps = "plugin-with-several-stamps"
    /// The file was built with another kit or compiler.
    case otherKit = "plugin-of-another-kit"
    /// The system's loader refuses the file.
    case cannotOpen = "plugin-cannot-open"
    /// The file lacks the function that registers its sources.
    case noSymbol = "plugin-without-symbol"
    /// The function registers no source.
    case registersNothing = "plugin-registers-nothing"
  }

  /// What kind of problem it is.
  public let code: Code
  /// The file or folder.
  public let path: String
  /// One sentence that says what is wrong and what to do.
  public let message: String

  init(_ code: Code, _ path: String, _ message: String) {
    self.code = code
    self.path = path
    self.message = message
  }
}

extension PluginProblem {
  static func otherKit(_ path: String, stamp: PluginStamp, host: PluginStamp) -> PluginProblem {
    let difference =
      stamp.kit == host.kit
      ? "by another compiler (\(stamp.compiler), the host by \(host.compiler))"
      : "with another kit (\(stamp.kit.prefix(8)), the host has \(host.kit.prefix(8)))"
    return PluginProblem(
      .otherKit, path,
      "'\(path)' was built \(difference): rebuild it with `swift build` against the kit in this program's plugins/kit.")
  }

  static func noStamp(_ path: String) -> PluginProblem {
    PluginProblem(
      .noStamp, path,
      "'\(path)' carries no stamp of a kit: let its \(PluginEntryPoint.registerSymbol) call PluginEntryPoint.register and "
        + "rebuild it.")
  }

  static func severalStamps(_ path: String) -> PluginProblem {
    PluginProblem(
      .severalStamps, path, "'\(path)' carries the stamps of several kits: rebuild it from a clean build folder.")
  }
}
