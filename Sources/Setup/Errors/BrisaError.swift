package import AirData

/// Why a use case cannot answer: a code, and one sentence that says what is wrong and what to do.
package struct BrisaError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  package let code: ErrorCode
  /// One sentence for people, in every language; the English one where nobody has translated it.
  package let text: LocalizedText

  /// What was noticed on the way and may be the reason.
  package let notices: [Notice]

  /// The sentence in English.
  package var message: String { text.en }

  /// Creates an error by its English sentence; ``Sentences`` has it in the other languages.
  package init(_ code: ErrorCode, _ message: String, notices: [Notice] = []) {
    self.init(code, text: LocalizedText(same: message), notices: notices)
  }

  package init(_ code: ErrorCode, text: LocalizedText, notices: [Notice] = []) {
    self.code = code
    self.text = text
    self.notices = notices
  }
}

extension BrisaError: CustomStringConvertible {
  /// The sentence, for programs that show whatever error they meet.
  package var description: String { message }
}
