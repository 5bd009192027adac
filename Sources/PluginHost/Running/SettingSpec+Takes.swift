package import AirData

extension SettingSpec {
  /// Whether a value is one that the setting may have.
  package func takes(_ value: SettingValue) -> Bool { (try? SourceSettings([name: value], specs: [self])) != nil }
}
