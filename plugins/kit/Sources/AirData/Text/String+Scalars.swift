extension String {
  /// The text with another text for some of its scalars.
  ///
  /// Signs that must not stand for themselves are replaced by this: among characters, a mark that combines with a sign
  /// hides it.
  /// - Parameter replacement: What stands for a scalar; nil where it stays.
  /// - Returns: The text with all its replacements.
  public func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      if let replaced = replacement(scalar) {
        text.append(contentsOf: replaced.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
