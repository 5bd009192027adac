/// What is wrong with the contents of a network file.
enum NetworkFileProblem: Error {
  case empty
  case notANetwork
  case otherByteOrder
  case otherVersion
  case cutOff
  case damaged(String)

  /// What it is to whoever opened the file: a sentence that says what to do.
  func networkError(path: String) -> NetworkError {
    let again = "build it again with `brisa network build`"
    return switch self {
    case .empty: .malformed(path: path, problem: "it is empty")
    case .notANetwork: .unsupported(path: path, problem: "it is no network file, make one with `brisa network build`")
    case .otherByteOrder: .unsupported(path: path, problem: "it was written in another byte order, \(again)")
    case .otherVersion: .unsupported(path: path, problem: "it was written by another version of Brisa, \(again)")
    case .cutOff: .malformed(path: path, problem: "it was cut or appended to, its length is not the one that it states")
    case .damaged(let what): .malformed(path: path, problem: "it is damaged, \(what)")
    }
  }
}
