/// What came of a question to a source.
struct SourceOutcome<Found: Sendable>: Sendable {
  /// What the source gave, which nobody has checked yet, or why it gave nothing.
  let found: Result<Found, SourceFailure>
  /// What the source had to say, to which the host adds its own.
  let notices: SourceNotices
  /// Hides the source's secrets.
  let mask: SecretMask
}

/// Why a source gave nothing.
struct SourceFailure: Error {
  /// One sentence without secrets.
  let sentence: String
  /// What its report says of it.
  let state: SourceReport.State
}
