internal import AirData
internal import Setup

/// Makes the words of a command line safe for the argument parser.
enum CommandLineWords {
  /// Refuses a word that is empty, as an unset variable of a shell leaves it: a path of no characters would be the root
  /// of the file system, and no option means anything by it.
  /// - Throws: ``BrisaError``.
  static func checkEmpty(_ words: [String]) throws(BrisaError) {
    // A shell that asks for completions hands over what is typed so far, which may be nothing.
    guard words.first?.hasPrefix("---") != true, let place = words.firstIndex(of: "") else { return }
    let before = place > 0 ? " after '\(words[place - 1])'" : ""
    throw BrisaError(.badArgument, "The word\(before) is empty: write a name or a value there, or leave it out.")
  }

  /// Refuses numbers that belong together and come as two words, as a coordinate does that is copied from a map: the
  /// parser would only say that it did not expect the second one.
  /// - Throws: ``BrisaError``.
  static func checkSplitNumbers(_ words: [String]) throws(BrisaError) {
    guard words.first?.hasPrefix("---") != true else { return }
    for (first, second) in zip(words, words.dropFirst()) where areSplit(first, second) {
      throw BrisaError(
        .badArgument,
        "'\(first)' and '\(second)' are two words: write numbers that belong together without a space, like "
          + "39.4699,-0.3763.")
    }
  }

  /// Whether two words are numbers with a comma between them, or the two numbers of a coordinate without one.
  private static func areSplit(_ first: String, _ second: String) -> Bool {
    let numbers = [first, second].flatMap { $0.split(separator: ",") }
    guard !numbers.isEmpty, numbers.allSatisfy({ Double($0) != nil }) else { return false }
    if first.hasSuffix(",") || second.hasPrefix(",") { return true }
    return numbers.count == 2 && first.contains(".") && second.contains(".")
  }

  /// Refuses a language that Brisa does not speak; `plugin` has an option of that name for programming languages.
  /// - Throws: ``BrisaError`` that names those that it speaks.
  static func checkLanguage(_ words: [String]) throws(BrisaError) {
    guard words.first != "plugin", words.first?.hasPrefix("---") != true, let word = Spoken.named(in: words) else {
      return
    }
    _ = try OneOf<Language>(argument: word).value
  }

  /// The words as the parser can read them, and read them quickly.
  static func readable(_ words: [String]) -> [String] {
    RepeatedOption.gathered(NegativeWord.readable(words), option: "--exclude")
  }
}
