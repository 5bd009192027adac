extension Tags {
  /// What is tagged of some attributes.
  func attributes(_ wanted: [StreetAttribute]) -> [StreetAttribute: String] {
    var values: [StreetAttribute: String] = [:]
    for attribute in wanted {
      if let value = self[attribute.key], !value.isEmpty { values[attribute] = value }
    }
    return values
  }
}
