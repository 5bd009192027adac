internal import Setup

/// Folders of the command line that are written to.
enum FolderOption {
  /// The folder that a word names.
  ///
  /// `-` is standard output everywhere, and no folder goes there; one of that name is written `./-`.
  /// - Throws: ``BrisaError`` for `-`.
  static func folder(_ word: String) throws(BrisaError) -> String {
    guard word != "-" else {
      throw BrisaError(.badArgument, "A folder cannot go to standard output: name one with -o.")
    }
    return word
  }
}
