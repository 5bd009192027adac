package import AirData

/// One entry of the configuration: which source, with which settings.
package struct SourceConfiguration: Sendable, Hashable {
  /// Id of the registered source, like `station-csv`.
  package let id: String
  /// What the entry is called in answers, nil for the source's own name.
  package let name: String?
  /// The settings as they are written.
  package let settings: [String: SettingValue]
  /// The configuration's folder, from which relative paths in the settings count; empty for the working folder.
  package let folder: String

  package init(id: String, name: String? = nil, settings: [String: SettingValue] = [:], folder: String = "") {
    self.id = id
    self.name = name
    self.settings = settings
    self.folder = folder
  }
}
