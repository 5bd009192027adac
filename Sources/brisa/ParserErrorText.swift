internal import AirData
internal import ArgumentParser
internal import Setup

/// What the argument parser has to say of wrong words, in the language of the run.
///
/// The parser speaks English alone; the help of an option stays so.
struct ParserErrorText {
  let text: String

  /// Nil for what was asked for, as help is.
  init?(_ error: any Error, language: Language = Spoken.language) {
    guard !Brisa.exitCode(for: error).isSuccess else { return nil }
    text = Brisa.fullMessage(for: error).split(separator: "\n").map { Self.translated(String($0), language) }
      .joined(separator: "\n")
  }

  /// What stands before the first sentence, the same in every language.
  private static let mark = "Error: "

  private static func translated(_ line: String, _ language: Language) -> String {
    guard line.hasPrefix(mark) else { return Sentences.translated(LocalizedText(same: line))[language] }
    return mark + translated(String(line.dropFirst(mark.count)), language)
  }
}
