package import AirData

/// Why a use case cannot answer: a code, and one sentence that says what is wrong and what to do.
package struct BrisaError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  package let code: ErrorCode
  /// One sentence for people.
  package let message: String

  /// What was noticed on the way and may be the reason.
  package let notices: [Notice]

  /// Creates an error.
  package init(_ code: ErrorCode, _ message: String, notices: [Notice] = []) {
    self.code = code
    self.message = message
    self.notices = notices
  }
}

extension BrisaError: CustomStringConvertible {
  /// The sentence, for programs that show whatever error they meet.
  package var description: String { message }
}
