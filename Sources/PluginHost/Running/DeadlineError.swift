/// An operation that did not end in time, or that nobody waits for any more.
enum DeadlineError: Error {
  case passed(seconds: Double)
  case cancelled

  /// One sentence that says what is wrong.
  var message: String {
    switch self {
    case .passed(let seconds): "The source did not answer within \(seconds) seconds."
    case .cancelled: "The question was cancelled."
    }
  }

  /// What a check says of the source, as the beginning of a sentence.
  func finding(lastWords: String?) -> String {
    let words = lastWords.map { "; the last line of its log: \($0)" } ?? ""
    return switch self {
    case .passed(let seconds): "the source hangs, without an answer in \(seconds) seconds\(words)"
    case .cancelled: "the question was cancelled\(words)"
    }
  }
}
