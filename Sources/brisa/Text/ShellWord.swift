internal import AirData

/// Words of a command line that a person may copy into a shell.
enum ShellWord {
  private static let plainSigns = "_-./,=:+@%".unicodeScalars

  /// The word, in single quotes unless no shell takes a scalar of it for more than itself.
  static func quoted(_ word: String) -> String {
    guard word.isEmpty || !word.unicodeScalars.allSatisfy(isPlain) else { return word }
    return "'" + word.replacingScalars { $0 == "'" ? #"'\''"# : nil } + "'"
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || plainSigns.contains(scalar)
  }
}
