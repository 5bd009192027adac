/// What the conformance kit found out about one plugin.
public struct ConformanceReport: Sendable, Hashable {
  /// The outcome of one check.
  public struct Result: Sendable, Hashable {
    /// A bounded word, for programs.
    public let name: String
    /// What holds of a source that passes.
    public let title: String
    /// What is wrong, each in one sentence that says what to do.
    public let problems: [String]

    /// Whether nothing is wrong.
    public var isPassed: Bool { problems.isEmpty }
  }

  /// Id of the source.
  public let id: String
  /// One result per check, in order.
  public let results: [Result]

  /// Whether every check is passed.
  public var isPassed: Bool { results.allSatisfy(\.isPassed) }
}
