public import AirData
internal import Archive

/// Why a use case cannot answer: a code, and one sentence that says what is wrong and what to do.
public struct BrisaError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  public let code: ErrorCode
  /// One sentence for people.
  public let message: String

  /// What was noticed on the way and may be the reason.
  public let notices: [Notice]

  /// Creates an error.
  public init(_ code: ErrorCode, _ message: String, notices: [Notice] = []) {
    self.code = code
    self.message = message
    self.notices = notices
  }
}

extension BrisaError {
  /// What is wrong with an archive.
  init(_ error: ArchiveError) {
    let code: ErrorCode =
      switch error.kind {
      case .badData: .badData
      case .inputOutput: .inputOutput
      case .refused: .badConfiguration
      }
    self.init(code, error.message)
  }
}
