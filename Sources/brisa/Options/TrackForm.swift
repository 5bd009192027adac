internal import Answers
internal import Setup
internal import Trips

/// Text for people, or one of the forms for programs.
enum TrackForm: FormatWord {
  case text
  case format(TrackFormat)

  static var json: TrackForm { .format(.json) }
  static let allWords = ["text"] + TrackFormat.allCases.map(\.rawValue)

  static func parse(_ word: String) throws(BrisaError) -> TrackForm {
    if word == "text" { return .text }
    guard let format = TrackFormat(rawValue: word) else {
      throw BrisaError(.badArgument, "'\(word)' is no form of a track: choose one of \(list).")
    }
    return .format(format)
  }

  /// An answer in this form.
  func text(_ answer: TrackAnswer, city: CityConfiguration) throws(BrisaError) -> String {
    switch self {
    case .text: TrackText(answer, city: city).text
    case .format(let format): try format.text(answer, city: city)
    }
  }
}
