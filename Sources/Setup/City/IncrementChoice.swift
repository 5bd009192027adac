/// Whether the streets' part of the air is told from the background (`--increment`).
package enum IncrementChoice: String, CaseIterable, Sendable {
  /// For every pollutant that has a kernel, the same as ``on``.
  case auto
  /// For every pollutant that has a kernel.
  case on
  /// Never.
  case off

  /// The words, for help and messages.
  package static let words = allCases.map(\.rawValue).joined(separator: ", ")

  /// Reads a word of the command line.
  /// - Throws: ``BrisaError`` that lists the words.
  package init(parsing word: String) throws(BrisaError) {
    guard let choice = IncrementChoice(rawValue: word) else {
      throw BrisaError(.badArgument, "'\(word)' is no choice for the street increment: choose one of \(Self.words).")
    }
    self = choice
  }
}
