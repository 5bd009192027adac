internal import AirData
internal import Foundation

/// Hands a source's notices to the host, and its debugging notes to the log.
struct ServerLog: SourceLog {
  let output: LineWriter

  func debug(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
  }

  func notice(_ notice: Notice) {
    output.write(AnswerLine(notice: NoticeMessage(notice)))
  }
}
