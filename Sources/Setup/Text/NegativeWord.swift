/// A word of the command line that begins like a negative number, as a southern latitude does.
///
/// The argument parser takes it for an option. So it goes behind a space, which the readers of coordinates, boxes and
/// numbers ignore. A name has to stay as it was written: a file would get another one.
package enum NegativeWord {
  /// The options whose value is a name: of a file, a folder, a city, a place, a question or a track.
  package static let namingOptions: Set<String> = [
    "--archive", "--calibration", "--city", "--config", "--exclude-file", "--extract", "--into", "--map", "--name",
    "--network", "--output", "-o", "--page", "--pairs", "--profile", "--reports", "--save", "--stations", "--tag",
    "--track", "--trips", "--weights-to",
  ]

  /// The flags of one letter, which may be written together with an option, as in `-vo`.
  package static let letterFlags: Set<Character> = ["h", "v"]

  /// Whether a word begins so.
  package static func isOne(_ word: String) -> Bool {
    guard word.first == "-", let second = word.dropFirst().first else { return false }
    return second.isNumber || second == "."
  }

  /// The words as the parser can read them: a name joined to its option, anything else behind a space.
  package static func readable(_ words: [String]) -> [String] {
    var kept: [String] = []
    for word in words {
      if !isOne(word) {
        kept.append(word)
      } else if let last = kept.last, let named = joined(word, to: last) {
        kept.replaceSubrange((kept.count - 1)..., with: named)
      } else {
        kept.append(" " + word)
      }
    }
    return kept
  }

  /// A name joined to its option, behind the flags that are written together with that; nil for a word that takes none.
  private static func joined(_ name: String, to word: String) -> [String]? {
    if namingOptions.contains(word) { return ["\(word)=\(name)"] }
    let letters = word.dropFirst()
    let options = letters.filter { !letterFlags.contains($0) }
    guard word.first == "-", options.count == 1, namingOptions.contains("-\(options)") else { return nil }
    return ["-\(letters.filter { letterFlags.contains($0) })", "-\(options)=\(name)"]
  }

  /// A word that belongs to no option as it was written, for those that are names.
  package static func asWritten(_ word: String) -> String {
    let rest = word.dropFirst()
    return word.first == " " && isOne(String(rest)) ? String(rest) : word
  }
}
