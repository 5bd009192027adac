internal import AirData

/// A notice as a line has it.
struct NoticeMessage: Codable {
  let code: String
  let message: String
  /// The sentence in Spanish and in Valencian, where it is another one.
  var es: String?
  var ca: String?

  init(_ notice: Notice) {
    (code, message) = (notice.code, notice.message)
    es = notice.text.es == message ? nil : notice.text.es
    ca = notice.text.ca == message ? nil : notice.text.ca
  }

  private var text: LocalizedText { LocalizedText(en: message, es: es ?? message, ca: ca ?? message) }

  /// This notice without secrets.
  func masked(_ mask: SecretMask) -> NoticeMessage { NoticeMessage(mask.masked(Notice(code: code, text: text))) }

  /// The notice, fit to be shown.
  var notice: Notice {
    let isWord =
      !code.isEmpty && code.utf8.count <= 40
      && code.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "-") }
    return Notice(
      code: isWord ? code : "source-notice", text: text.map { PlainText.clean($0, maxCharacters: 500) })
  }
}
