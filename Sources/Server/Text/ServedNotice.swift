internal import AirData
internal import Answers
internal import Setup

/// The sentences of notices as answers of the service have them: all pass through here.
enum ServedNotice {
  /// A notice's text in a language, with parameters in the place of options.
  static func sentence(_ text: LocalizedText, in language: Language) -> String {
    // Translations are found by the sentence as it was made, so options are renamed in the finished one.
    ParameterNames.named(Sentences.text(text, in: language))
  }
}

extension NoticeWording {
  /// How the service words notices in a language.
  static func served(_ language: Language) -> NoticeWording {
    NoticeWording { ServedNotice.sentence($0, in: language) }
  }
}
