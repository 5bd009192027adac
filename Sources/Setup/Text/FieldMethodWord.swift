package import AirField

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
