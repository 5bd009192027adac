/// Why a street network could not be read or written.
package enum NetworkError: Error, Hashable, Sendable {
  /// There is no such file.
  case missing(path: String)
  /// The file is not what its name says, or is damaged.
  case malformed(path: String, problem: String)
  /// The file is of a kind or version that Brisa does not read.
  case unsupported(path: String, problem: String)
  /// The system refused to read the file.
  case inputOutput(path: String, problem: String)
  /// The system refused to write the file.
  case unwritable(path: String, problem: String)

  /// One sentence that names the file and says what to do.
  package var message: String {
    switch self {
    case .missing(let path):
      "There is no file '\(path)': check the path, or fetch an OpenStreetMap extract of the city first."
    case .malformed(let path, let problem):
      "'\(path)' cannot be read as a street network (\(problem)): fetch or build it again."
    case .unsupported(let path, let problem):
      "'\(path)' is of a kind that Brisa does not read: \(problem)."
    case .inputOutput(let path, let problem):
      "'\(path)' could not be read (\(problem)): check the path, the permissions and the disk."
    case .unwritable(let path, let problem):
      "'\(path)' cannot be written (\(problem)): check that its folder exists and has room."
    }
  }
}
