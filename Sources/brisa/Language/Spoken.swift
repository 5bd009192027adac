internal import AirData
internal import Foundation
internal import Setup

/// The language in which the command speaks to the person who typed it.
///
/// `--language` counts before `LC_ALL`, `LC_MESSAGES` and `LANG`, in this order, as everywhere on Linux; where none
/// names a language that Brisa speaks, it is English. JSON is always English.
enum Spoken {
  /// The language of this run.
  static let language = language(
    words: Array(CommandLine.arguments.dropFirst()), environment: ProcessInfo.processInfo.environment)

  /// The language that the words of a command line and an environment choose.
  static func language(words: [String], environment: [String: String]) -> Language {
    if let named = named(in: words).flatMap({ Language(parsing: $0) }) { return named }
    // The first variable that is set decides, even where it names a language that Brisa does not speak.
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    return locale.flatMap { Language(parsing: $0) } ?? .en
  }

  /// The value of `--language`, whether or not it is one.
  static func named(in words: [String]) -> String? {
    let option = "--language"
    if let word = words.last(where: { $0.hasPrefix(option + "=") }) { return String(word.dropFirst(option.count + 1)) }
    guard let place = words.lastIndex(of: option), place + 1 < words.count else { return nil }
    return words[place + 1]
  }

  /// A phrase in this run's language, with its values in place of `{1}`, `{2}` and so on.
  static func say(_ phrase: LocalizedText, _ values: String...) -> String {
    var text = phrase[language]
    for (index, value) in values.enumerated() { text = text.replacing("{\(index + 1)}", with: value) }
    return text
  }

  /// A sentence of the rooms below, which know no language, in this run's.
  static func sentence(_ english: String) -> String { translated(LocalizedText(same: english)) }

  /// A text in this run's language, by the tables of sentences where it was written in English alone.
  static func translated(_ text: LocalizedText) -> String {
    language == .en ? text.en : Sentences.translated(text)[language]
  }

  /// Digits with the decimal mark of the language.
  static func digits(_ number: String) -> String { language.digits(number) }
}
