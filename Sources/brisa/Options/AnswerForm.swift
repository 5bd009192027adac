internal import AirData
internal import Answers
internal import Setup
internal import Trips

/// Text for people, or one of the forms for programs.
enum AnswerForm: FormatWord {
  case text
  case format(RouteFormat)

  static var json: AnswerForm { .format(.json) }
  static let allWords = ["text"] + RouteFormat.allCases.map(\.rawValue)

  static func parse(_ word: String) throws(BrisaError) -> AnswerForm {
    if word == "text" { return .text }
    guard let format = RouteFormat(rawValue: word) else {
      throw BrisaError(.badArgument, "'\(word)' is no form of an answer: choose one of \(list).")
    }
    return .format(format)
  }

  /// An answer in this form; `language` is that of the directions in it, where it is for programs.
  /// - Throws: `BrisaError` when the answer cannot be encoded.
  func text(
    _ answer: RouteAnswer, city: CityConfiguration, language: Language
  ) throws(BrisaError) -> String {
    switch self {
    case .text: RouteText(answer, city: city).text
    case .format(let format): try format.text(answer, language: language)
    }
  }
}
