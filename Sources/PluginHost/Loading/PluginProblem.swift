internal import AirData
internal import Files

/// Why a plugin file or a folder of the search path was left out.
package struct PluginProblem: Error, Sendable, Hashable {
  /// A bounded word, for programs.
  package enum Code: String, Sendable, CaseIterable {
    /// A folder that somebody has named does not exist.
    case folderMissing = "plugin-folder-missing"
    /// The file cannot be read.
    case unreadable = "plugin-unreadable"
    /// The file is no library of this kind of machine.
    case notALibrary = "plugin-not-a-library"
    /// The end of the file is missing.
    case truncated = "plugin-truncated"
    /// The file does not say what kit it was built with.
    case noStamp = "plugin-without-stamp"
    /// The file says several things about its kit.
    case severalStamps = "plugin-with-several-stamps"
    /// The file is somebody else's, or anyone may write to it.
    case notTrusted = "plugin-not-trusted"
    /// The file is not as it was installed.
    case damaged = "plugin-damaged"
    /// The file was built with another kit or compiler.
    case otherKit = "plugin-of-another-kit"
    /// The system's loader refuses the file.
    case cannotOpen = "plugin-cannot-open"
    /// The file lacks the function that registers its sources.
    case noSymbol = "plugin-without-symbol"
    /// The function registers no source.
    case registersNothing = "plugin-registers-nothing"
    /// The function registers two sources of one id.
    case registersTwice = "plugin-registers-twice"
    /// The manifest of a source promises what its type cannot give.
    case contradictsItself = "plugin-contradicts-itself"
    /// The program cannot be started.
    case cannotRun = "plugin-cannot-run"
    /// What the program writes does not begin with a handshake.
    case noHandshake = "plugin-without-handshake"
    /// The program speaks another version of the protocol.
    case otherProtocol = "plugin-of-another-protocol"
    /// The program crashes, or the library makes the process crash that opens it.
    case crashed = "plugin-crashed"
    /// The program takes too long to say what it is.
    case tooSlow = "plugin-too-slow"
    /// The program itself says that it cannot work.
    case saysError = "plugin-says-error"
  }

  /// What kind of problem it is.
  package let code: Code
  /// The file or folder.
  package let path: String
  /// One sentence that says what is wrong and what to do.
  package let message: String

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
    return otherKit(path, difference)
  }

  static func otherStamp(_ path: String, version: String) -> PluginProblem {
    otherKit(path, "with a kit whose stamp has version \(version) (this program reads version 1)")
  }

  private static func otherKit(_ path: String, _ difference: String) -> PluginProblem {
    let project = packageFolder(path)
    return PluginProblem(
      .otherKit, path,
      "'\(path)' was built \(difference): build it again with `brisa plugin build \(project ?? "FOLDER")`"
        + (project == nil ? " and `brisa plugin install FOLDER`, where FOLDER holds its Source.swift." : "."))
  }

  /// The folder of the package that a library was built in; nil for one that was put elsewhere.
  private static func packageFolder(_ path: String) -> String? {
    path.firstRange(of: "/.build/").map { String(path[..<$0.lowerBound]) }
  }

  static func notTrusted(_ path: String, _ doubt: FileTrust.Doubt) -> PluginProblem {
    PluginProblem(
      .notTrusted, path,
      "The plugin '\(path)' was left out, since \(doubt.words) and what it does would be done in your name: make it yours "
        + "alone (chown, chmod o-w), or remove it.")
  }

  static func damaged(_ path: String) -> PluginProblem {
    PluginProblem(
      .damaged, path, "'\(path)' is not as it was installed and was not opened: install brisa again.")
  }

  static func unreadable(_ path: String) -> PluginProblem {
    PluginProblem(.unreadable, path, "Cannot read '\(path)': check that it is a file that you may read.")
  }

  static func truncated(_ path: String) -> PluginProblem {
    PluginProblem(
      .truncated, path, "The end of '\(path)' is missing, as after a copy that was cut short: copy or build it again.")
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

  static func noHandshake(_ path: String, line: ArraySlice<UInt8>, fault: ProtocolFault) -> PluginProblem {
    let text = PlainText.clean(String(decoding: line.prefix(400), as: UTF8.self), mostCharacters: 60)
    return PluginProblem(
      .noHandshake, path,
      "'\(path)' does not begin with a handshake line (\(fault.message)): it wrote '\(text)'; see docs/source-protocol.md."
    )
  }

  static func otherProtocol(_ path: String, version: Int) -> PluginProblem {
    PluginProblem(
      .otherProtocol, path,
      "'\(path)' speaks version \(version) of the source protocol and this program versions 1 and 2: "
        + "take versions of both that fit.")
  }
}
