/// Where a source writes what it does; the kit has a protocol of its own, so that no outside type crosses its border.
public protocol SourceLog: Sendable {
  /// Notes something for whoever looks for a fault. Never a secret.
  func debug(_ message: String)
  /// Tells the person who asked something that degrades the answer; it becomes part of the answer's provenance.
  func notice(_ notice: Notice)
}
