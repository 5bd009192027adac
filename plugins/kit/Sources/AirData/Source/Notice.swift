/// Something that a source or the host has to say about an answer and that does not stop it.
public struct Notice: Hashable, Sendable {
  /// A bounded word in lower case with hyphens, for programs: `bad-row`.
  public let code: String
  /// One sentence, for people, in every language.
  public let text: LocalizedText

  /// The sentence in English.
  public var message: String { text.en }

  /// Creates a notice that has one wording for all languages.
  public init(code: String, message: String) {
    self.init(code: code, text: LocalizedText(same: message))
  }

  /// Creates a notice.
  public init(code: String, text: LocalizedText) {
    self.code = code
    self.text = text
  }
}
