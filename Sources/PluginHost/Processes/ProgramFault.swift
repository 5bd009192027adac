internal import Foundation

/// Why a program could not be started.
struct ProgramFault: Error, Hashable, Sendable {
  /// The system's number for it.
  let number: Int32
  /// What is wrong, as the end of a sentence that begins with the program's name.
  let problem: String

  init(_ number: Int32, what: String) {
    self.number = number
    problem = "\(what) (\(String(cString: strerror(number))))"
  }

  /// What the keeper could not start.
  init(starting number: Int32) {
    self.number = number
    problem =
      switch number {
      case ENOENT: "cannot be started: it, or the interpreter that its first line names, is not there"
      case EACCES: "cannot be started: it is not executable, make it so with chmod +x"
      case ENOEXEC: "cannot be started: it is no program, a script begins with a line like #!/usr/bin/env python3"
      default: "cannot be started (\(String(cString: strerror(number))))"
      }
  }

  /// What the system has against another process: that of the keeper, which would start the program.
  static func noKeeper(_ path: String, _ number: Int32) -> ProgramFault {
    switch number {
    case EAGAIN, ENOMEM, EMFILE, ENFILE:
      ProgramFault(number, what: "cannot be started at this moment: '\(path)' gets no process")
    case ENOENT: ProgramFault(number, what: "cannot be started: '\(path)' is missing, install brisa again")
    default: ProgramFault(number, what: "cannot be started: '\(path)' cannot be run, install brisa again")
    }
  }
}
