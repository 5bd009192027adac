/// Many questions of one kind, from a table of places into a table of figures.
public struct BatchJob: Sendable {
  /// What is asked of the places.
  public enum Kind: Sendable {
    /// The routes of each origin and destination.
    case trips
    /// One route from each point to each.
    case matrix
  }

  /// What is asked.
  public var kind: Kind
  /// The table of places, `-` for standard input.
  public var input: String
  /// The table of figures, `-` for standard output.
  public var output: String
  /// Whether a table of figures that was broken off is gone on with.
  public var resumes = false
  /// What every question has in common; its places are not looked at.
  public var question: RouteQuestion

  /// Creates a job.
  public init(kind: Kind, input: String, output: String, question: RouteQuestion) {
    self.kind = kind
    self.input = input
    self.output = output
    self.question = question
  }
}

/// How far a job is.
public struct BatchProgress: Sendable {
  /// Rows that are written, those of a run before included.
  public let rows: Int
  /// Of these, rows of this run that have no answer.
  public let failures: Int
}

/// What a job came to.
public struct BatchSummary: Sendable {
  /// Rows that this run has written.
  public internal(set) var rows = 0
  /// Rows of them that have no answer.
  public internal(set) var failures = 0
  /// Rows that were there before.
  public internal(set) var rowsBefore = 0
}
