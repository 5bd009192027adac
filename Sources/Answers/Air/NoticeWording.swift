package import AirData

/// How notices are worded for whoever reads an answer.
package struct NoticeWording: Sendable {
  /// The finished sentence of a notice's text.
  let sentence: @Sendable (LocalizedText) -> String

  /// As they were made, in English.
  package static let english = NoticeWording { $0.en }

  /// Needs what makes the finished sentence of a notice's text.
  package init(_ sentence: @escaping @Sendable (LocalizedText) -> String) {
    self.sentence = sentence
  }
}
