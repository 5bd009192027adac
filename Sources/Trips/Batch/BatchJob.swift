package import Setup

/// Many questions of one kind, from a table of places into a table of figures.
package struct BatchJob: Sendable {
  /// What is asked of the places.
  package enum Kind: Sendable {
    /// The routes of each origin and destination.
    case trips
    /// One route from each point to each.
    case matrix
  }

  /// What is asked.
  package var kind: Kind
  /// The table of places, `-` for standard input.
  package var input: String
  /// The table of figures, `-` for standard output.
  package var output: String
  /// Whether an interrupted table of figures is resumed.
  package var resumes = false
  /// What every question has in common; its places are not looked at.
  package var question: RouteQuestion

  /// Creates a job.
  package init(kind: Kind, input: String, output: String, question: RouteQuestion) {
    self.kind = kind
    self.input = input
    self.output = output
    self.question = question
  }

  /// Refuses, before anything is gathered, a table of figures that cannot be written or may not be.
  /// - Throws: ``BrisaError`` that names the table.
  package func checkOutput() throws(BrisaError) { try RowFile.check(output, resumes: resumes) }
}

/// One row of figures.
package struct BatchLine: Sendable {
  package let text: String
  let hasFailed: Bool
}

/// What a job came to.
package struct BatchSummary: Sendable {
  /// Rows of the table of figures, those of a run before included.
  package internal(set) var rows: Int
  /// Rows of them that have no answer.
  package internal(set) var failures: Int

  /// Needs the number of rows, and of those that have no answer.
  package init(rows: Int, failures: Int) {
    self.rows = rows
    self.failures = failures
  }

  /// Counts one more row.
  mutating func add(_ line: BatchLine) {
    rows += 1
    failures += line.hasFailed ? 1 : 0
  }
}
