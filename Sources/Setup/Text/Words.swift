package import AirField
package import Streets

/// The words of the command line for modes of travel.
package enum TravelModeWord {
  /// The words.
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

/// The words of the command line for methods of interpolation.
package enum FieldMethodWord {
  /// The choices, for help and messages.
  package static let choices = FieldMethod.choices

  /// The words, `idw` without a power of its own.
  package static let words = [FieldMethod.auto, .mean, .nearest, .inverseDistance(power: 2), .kriging].map(
    \.description)

  /// Reads a word.
  /// - Throws: ``BrisaError`` that lists the words.
  package static func parse(_ word: String) throws(BrisaError) -> FieldMethod {
    do {
      return try FieldMethod(parsing: word)
    } catch {
      throw BrisaError(.badArgument, error.message)
    }
  }
}
