extension String {
  /// The same text with a blank for every control character, which could steer the terminal that shows it.
  public var withoutControlCharacters: String {
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return text
  }
}
