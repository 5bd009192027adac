/// Makes the words of a command line safe for the argument parser.
enum CommandLineWords {
  /// Puts a space before words that begin like a negative number, so that `-33.9,18.4` is no option.
  ///
  /// The readers of coordinates, boxes and numbers ignore the space.
  static func protected(_ words: [String]) -> [String] {
    words.map { word in
      guard word.first == "-", let second = word.dropFirst().first, second.isNumber || second == "." else {
        return word
      }
      return " " + word
    }
  }
}
