/// Why a client has no answer, and whether another try may bring one.
public struct HTTPFailure: Error, Hashable, Sendable {
  /// What a source is told.
  public let error: SourceError
  /// Whether the connection was not made, broke or took too long, so that another try may succeed.
  ///
  /// Any other failure, such as an address that may not be asked or a body beyond its limit, would come again.
  public let isTransient: Bool

  /// Creates a failure.
  public init(_ error: SourceError, isTransient: Bool = false) {
    self.error = error
    self.isTransient = isTransient
  }
}
