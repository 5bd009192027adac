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

/// One row of figures.
struct BatchLine: Sendable {
  let text: String
  let hasFailed: Bool
}

/// What a job came to.
public struct BatchSummary: Sendable {
  /// Rows of the table of figures, those of a run before included.
  public internal(set) var rows: Int
  /// Rows of them that have no answer.
  public internal(set) var failures: Int

  /// Counts one more row.
  mutating func add(_ line: BatchLine) {
    rows += 1
    failures += line.hasFailed ? 1 : 0
  }
}
