internal import Setup

/// What circles do to the streets in them.
enum ExclusionWord: String, CaseIterable, OptionWords {
  /// Their streets are dearer.
  case avoid
  /// Their streets are closed.
  case forbid

  static func parse(_ word: String) throws(BrisaError) -> ExclusionWord {
    guard let policy = ExclusionWord(rawValue: word) else {
      throw BrisaError(.badArgument, "'\(word)' is no policy for --exclusion: choose avoid or forbid.")
    }
    return policy
  }
}
