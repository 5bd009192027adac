package import AirData

extension SourceConfiguration {
  /// The settings with every one that the manifest declares a path counted from the configuration's folder.
  ///
  /// All others stay as they are written, whatever they are called. A default counts like a path that is written.
  /// - Parameter specs: The settings that the source's manifest declares.
  /// - Returns: The settings by name.
  package func settings(resolvingPathsOf specs: [SettingSpec]) -> [String: SettingValue] {
    var resolved = settings
    for spec in specs where spec.kind == .path {
      // An empty path is refused later on, with a sentence that names the setting.
      guard let path = (settings[spec.name] ?? spec.defaultValue)?.writtenText, !path.isEmpty else { continue }
      resolved[spec.name] = .text(self.path(of: path))
    }
    return resolved
  }

  /// A path that is written in the configuration, counted from its folder.
  package func path(of written: String) -> String {
    written.hasPrefix("/") || folder.isEmpty ? written : folder + "/" + written
  }
}

extension SettingValue {
  /// The text that was written, where it may be one: a folder may be called 2022, which reads as a number.
  package var writtenText: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean: nil
    }
  }
}
