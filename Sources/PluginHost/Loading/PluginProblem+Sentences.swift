internal import AirData
internal import Files

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
    let text = PlainText.clean(String(decoding: line.prefix(400), as: UTF8.self), maxCharacters: 60)
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
