/// A way to a source in a process of its own.
struct ProgramEndpoint: Sendable, Hashable {
  /// The program or library that sentences name.
  let file: String
  let launch: ProgramLaunch
  /// Whether it is a library, whose requests are counted one by one where it runs.
  var isLibrary = false

  /// Why nothing came of a run, one sentence.
  func sentence(_ result: ProgramResult, seconds: Double) -> String {
    let words = result.logWords
    return switch result.end {
    case .complete, .refused, .cancelled: "'\(file)' was stopped."
    case .exited(status: 0): "'\(file)' ended too early: its last line must be {\"end\":true}\(words)."
    case .exited(let status): "'\(file)' crashed with status \(status)\(words)."
    case .signalled(let number): "'\(file)' crashed with \(SignalName.text(number))\(words)."
    case .outOfTime: "'\(file)' did not answer within \(seconds) seconds\(words)."
    case .tooMuch(let what): "'\(file)' wrote \(what) and was stopped\(words)."
    case .notStarted(let fault): "'\(file)' \(fault.problem)."
    }
  }
}
