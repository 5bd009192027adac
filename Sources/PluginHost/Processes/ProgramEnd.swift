/// How the run of a program ended.
enum ProgramEnd: Hashable, Sendable {
  /// The listener has all that it wanted.
  case complete
  /// The listener wants no more of it: the program was killed.
  case refused
  /// It ended by itself, too early.
  case exited(status: Int32)
  /// A signal ended it.
  case signalled(number: Int32)
  /// It was killed because its time was up.
  case outOfTime
  /// It was killed because nobody waits for it any more.
  case cancelled
  /// It was killed because it wrote too much; the words say what.
  case tooMuch(String)
  /// It could not be started.
  case notStarted(ProgramFault)

  /// What a wait status of the system means.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(status: (waitStatus >> 8) & 0xFF) : .signalled(number: signal)
  }
}

/// The names of signals that end programs.
enum SignalName {
  private static let names: [Int32: String] = [
    1: "hang-up", 2: "interrupt", 3: "quit", 4: "illegal instruction", 5: "trap", 6: "abort", 7: "bus error",
    8: "arithmetic error", 9: "killed", 11: "segmentation fault", 13: "broken pipe", 15: "terminated",
    24: "processor time used up", 25: "file too large", 31: "forbidden system call",
  ]

  /// `signal 6 (abort)`.
  static func text(_ number: Int32) -> String {
    names[number].map { "signal \(number) (\($0))" } ?? "signal \(number)"
  }
}
