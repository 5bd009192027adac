/// An option that may be given very often on one command line.
package enum RepeatedOption {
  /// What stands between the values of one word.
  package static let separator: Character = ";"

  /// The words of a command line in which the option stands once, where it stood first, in one word with all its
  /// values: one that begins like an option, as a southern latitude does, stays its value.
  ///
  /// The parser of the command line looks through all words for each repetition, which takes a time that grows with the
  /// square of their number. A repetition without a value stays as it is, for the parser to refuse, and so does what
  /// follows `--`.
  /// - Complexity: O(words).
  package static func gathered(_ words: [String], option: String) -> [String] {
    var kept: [String] = []
    var values: [String] = []
    var place: Int?
    var index = 0
    while index < words.count, words[index] != "--" {
      let word = words[index]
      if word.hasPrefix(option + "=") {
        place = place ?? kept.count
        values.append(String(word.dropFirst(option.count + 1)))
      } else if word == option, index + 1 < words.count, !words[index + 1].hasPrefix("-") {
        place = place ?? kept.count
        index += 1
        values.append(words[index])
      } else {
        kept.append(word)
      }
      index += 1
    }
    if let place { kept.insert("\(option)=\(values.joined(separator: String(separator)))", at: place) }
    return kept + words[index...]
  }
}
