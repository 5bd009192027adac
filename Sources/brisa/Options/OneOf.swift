internal import ArgumentParser
internal import Setup

/// The words that an option takes, and what each means.
protocol OptionWords {
  associatedtype Value

  /// The words; the usual ones where there is no end of them.
  static var allWords: [String] { get }

  /// The value of a word.
  /// - Throws: `BrisaError` that names the word and those that are taken.
  static func parse(_ word: String) throws(BrisaError) -> Value
}

extension OptionWords {
  /// The words with commas, for help and messages.
  static var list: String { allWords.joined(separator: ", ") }
}

extension OptionWords where Self: RawRepresentable<String> & CaseIterable {
  static var allWords: [String] { allCases.map(\.rawValue) }

  /// The value of a word that an option was given.
  /// - Throws: `BrisaError` that names the option, the words that it takes, and the one that it was given.
  static func parse(_ word: String, of option: String) throws(BrisaError) -> Self {
    guard let value = Self(rawValue: word) else {
      throw BrisaError(.badArgument, "\(option) takes one of \(list), not '\(word)'.")
    }
    return value
  }
}

/// One of a few words on the command line; a shell that completes it lists them.
///
/// A wrong word is told by ``value`` and not by the parser, which would say it in other words than the rest of the
/// program, and add the usage.
struct OneOf<Words: OptionWords>: ExpressibleByArgument, Sendable {
  private let word: String

  /// A default.
  init(_ word: String) { self.word = word }

  /// Any word, right or wrong.
  init(argument: String) { word = argument }

  /// The value that the word names.
  /// - Throws: `BrisaError` that names the word and those that are taken.
  var value: Words.Value {
    get throws(BrisaError) { try Words.parse(word) }
  }

  var defaultValueDescription: String { word }

  static var defaultCompletionKind: CompletionKind { .list(Words.allWords) }
}

extension OneOf where Words: RawRepresentable<String> {
  /// A default.
  init(_ value: Words) { word = value.rawValue }
}
