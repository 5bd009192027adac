/// Words of a command line that a person may copy into a shell.
enum ShellWord {
  private static let plainSigns = "_-./,=:+@%"

  /// The word, in single quotes unless no shell takes a character of it for more than itself.
  static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || plainSigns.contains($0) }
    return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
  }
}
