internal import AirData
internal import Foundation
internal import Setup

/// The two streams of the command: results on standard output, all else on standard error.
enum Terminal {
  /// Whether a person watches standard error, on a terminal that can replace a line.
  static let showsProgress = isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"

  /// Why the command fails.
  static func error(_ message: String) {
    write("brisa: \(oneLine(message))\n")
  }

  /// Why the command fails, in the language of the run.
  static func error(_ error: BrisaError) { self.error(Spoken.translated(error.text)) }

  /// Why the words of the command line cannot be taken, in several lines.
  static func usage(_ text: String) { write(text.split(separator: "\n").map { oneLine(String($0)) + "\n" }.joined()) }

  /// Something that degrades the answer.
  static func notice(_ message: String) {
    write("\(Spoken.say(CommonPhrases.notice)): \(oneLine(message))\n")
  }

  /// Something that degrades the answer, in the language of the run.
  static func notice(_ notice: Notice) { self.notice(Spoken.translated(notice.text)) }

  /// What was done, by a command that goes on.
  static func event(_ message: String) {
    write("\(oneLine(message))\n")
  }

  /// A line for whoever looks for a fault.
  static func debug(_ message: String) {
    write("debug: \(oneLine(message))\n")
  }

  /// Replaces the current line of a watched terminal; silent without one.
  ///
  /// What does not fit into a line is left out: of one that goes on below, the beginning would stay.
  static func progress(_ text: String) {
    if showsProgress { write("\r\u{1B}[K\(oneLine(text).beginning(ofColumns: columns - 1))") }
  }

  /// How wide the terminal is now.
  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return 80 }
    return Int(size.ws_col)
  }

  /// Ends the line of progress.
  static func endProgress() {
    if showsProgress { write("\r\u{1B}[K") }
  }

  /// The text without characters that steer the terminal or begin a line: names of files can hold them.
  static func oneLine(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isSteering = scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
      scalars.append(isSteering ? " " : scalar)
    }
    return String(scalars)
  }

  /// Words in quotes as they were written: without the space that makes `-1h` no option, see `NegativeWord`.
  private static func asWritten(_ text: String) -> String { text.replacing(/' (?=-[0-9.])/, with: "'") }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(asWritten(text).utf8))
  }
}
