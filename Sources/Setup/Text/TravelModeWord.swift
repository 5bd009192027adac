package import Streets

/// The words of the command line for modes of travel.
package enum TravelModeWord {
  /// A word for each mode, in the order in which messages list them.
  package static let words = TravelMode.allCases.map(\.rawValue)

  /// Reads a word.
  /// - Throws: ``BrisaError`` that lists the words.
  package static func parse(_ word: String) throws(BrisaError) -> TravelMode {
    guard let mode = TravelMode(rawValue: word) else {
      throw BrisaError(
        .badArgument, "'\(word)' is no mode of travel: choose one of \(words.joined(separator: ", ")).")
    }
    return mode
  }
}
