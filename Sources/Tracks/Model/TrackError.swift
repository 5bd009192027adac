/// What is wrong with a file of tracks, in a sentence that has the line where there is one.
package struct TrackError: Error, Hashable, Sendable {
  /// The line, from 1; 0 where none can be told.
  package let line: Int
  /// What is wrong there, without a full stop: it follows the name of the file.
  package let problem: String

  /// A problem, at a line where one is known.
  package init(_ problem: String, line: Int = 0) {
    self.problem = problem
    self.line = line
  }

  /// The sentence about a file of some name.
  package func message(of source: String) -> String {
    "\(source)\(line > 0 ? ", line \(line):" : "") \(problem)."
  }
}
