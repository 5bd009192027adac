extension String {
  /// The same text with a blank for every control character, which could steer the terminal that shows it.
  public var withoutControlCharacters: String {
    replacingScalars { $0.properties.generalCategory == .control ? " " : nil }
  }
}
