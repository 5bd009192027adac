/// Why a source cannot work or did not answer.
public enum SourceError: Error, Hashable, Sendable {
  /// A setting is unknown, missing or wrong; the problem completes the sentence «setting 'name' …».
  case setting(name: String, problem: String)
  /// A file cannot be read.
  case file(path: String, problem: String)
  /// What was delivered is not what the source understands.
  case malformed(String)
  /// The network or the feed did not answer.
  case unavailable(String)
  /// The feed refused for having been asked too often.
  case quota(String)

  /// One sentence that says what is wrong.
  public var message: String {
    switch self {
    case .setting(let name, let problem): "Setting '\(name)' \(problem)."
    case .file(let path, let problem): "Cannot read '\(path)': \(problem)."
    case .malformed(let text), .unavailable(let text), .quota(let text): text
    }
  }

  /// A bounded word for logs and metrics.
  public var shortDescription: String {
    switch self {
    case .setting: "setting"
    case .file: "file"
    case .malformed: "malformed"
    case .unavailable: "unavailable"
    case .quota: "quota"
    }
  }
}
