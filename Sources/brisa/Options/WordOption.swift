internal import AirData
internal import Planner
internal import Setup

/// Words of the command line that are one of a few.
enum WordOption {
  /// The value that a word names.
  static func word<Word: RawRepresentable<String> & CaseIterable>(_ text: String, option: String) throws(BrisaError)
    -> Word
  {
    guard let known = Word(rawValue: text) else {
      let choices = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw BrisaError(.badArgument, "\(option) takes one of \(choices), not '\(text)'.")
    }
    return known
  }

  /// The language of `--language`.
  static func language(_ text: String) throws(BrisaError) -> Language {
    guard let known = Language(parsing: text) else {
      throw BrisaError(.badArgument, "--language takes en, es or ca, not '\(text)'.")
    }
    return known
  }
}
