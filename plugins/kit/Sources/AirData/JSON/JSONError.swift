/// Why a document, or one value of it, is not what its reader understands.
public struct JSONError: Error, Hashable, Sendable {
  /// Where: `results[3].value`; empty for the whole document.
  public let path: String
  /// What is wrong there, as words that follow the path: `expected a number, found "n/a"`.
  public let problem: String

  /// Creates an error.
  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  /// Path and problem: `results[3].value: expected a number, found "n/a"`.
  public var message: String {
    path.isEmpty ? problem : "\(path): \(problem)"
  }

  /// This error as the failure of a source, which names the feed as people know it, or by its host.
  public func sourceError(feed: String) -> SourceError {
    .malformed("The answer of \(feed) cannot be used: \(message).")
  }
}
