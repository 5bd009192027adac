/// Runs of three letters, by which mistyped words are looked for.
enum Trigrams {
  /// Letters of the longest word whose runs are kept and looked for: a longer one is forgiven no slip.
  static let longestWord = 40

  /// The runs of a word, with two blanks before it and behind it, in order: two more than it has letters.
  static func of(_ word: String) -> [String] {
    let letters = Array("  \(word)  ".unicodeScalars)
    guard letters.count > 4 else { return [] }
    return (0..<(letters.count - 2)).map { start in
      var run = String.UnicodeScalarView()
      run.append(contentsOf: letters[start..<(start + 3)])
      return String(run)
    }
  }

  /// The rarest runs of a word, so many that every word that few slips turn it into has one of them.
  ///
  /// A slip touches four runs at most.
  /// - Parameters:
  ///   - runs: All runs of the word.
  ///   - slips: The slips that are forgiven.
  ///   - count: How many words hold a run.
  /// - Returns: the runs.
  static func telling(_ runs: [String], slips: Int, count: (String) -> Int) -> Set<String> {
    Set(runs.sorted { (count($0), $0) < (count($1), $1) }.prefix(4 * slips + 1))
  }
}
