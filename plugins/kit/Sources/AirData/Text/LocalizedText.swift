/// A language in which Brisa names the air; the raw value is its ISO 639-1 code.
public enum Language: String, CaseIterable, Codable, Sendable {
  /// English.
  case en
  /// Spanish.
  case es
  /// Valencian, which shares its code with Catalan.
  case ca

  /// Reads a language tag by its first part, `es-ES` or `ca_ES@valencia`; `va` is Valencian too; nil for an unknown
  /// one.
  public init?(parsing tag: some StringProtocol) {
    let code = tag.lowercased().prefix { $0.isLetter }
    self.init(rawValue: code == "va" ? "ca" : String(code))
  }

  /// Digits with a point, with the decimal mark of the language: a comma but in English.
  public func digits(_ number: String) -> String { self == .en ? number : number.replacing(".", with: ",") }
}

/// One text in every language that Brisa speaks.
public struct LocalizedText: Hashable, Sendable {
  /// The English text.
  public let en: String
  /// The Spanish text.
  public let es: String
  /// The Valencian text.
  public let ca: String

  /// Creates a text from its translations.
  public init(en: String, es: String, ca: String) {
    self.en = en
    self.es = es
    self.ca = ca
  }

  /// Creates a text that is the same in every language.
  public init(same text: String) {
    self.init(en: text, es: text, ca: text)
  }

  /// Creates a number from digits with a point, with the decimal mark of each language.
  ///
  /// A unit may stand behind it.
  public init(digits number: String) {
    self.init(en: Language.en.digits(number), es: Language.es.digits(number), ca: Language.ca.digits(number))
  }

  /// The text with a change to every wording.
  public func map(_ change: (String) -> String) -> LocalizedText {
    LocalizedText(en: change(en), es: change(es), ca: change(ca))
  }

  /// The text in one language.
  public subscript(language: Language) -> String {
    switch language {
    case .en: en
    case .es: es
    case .ca: ca
    }
  }
}
