internal import Logging

/// What the use cases log, as lines of standard error in the command's own form.
struct TerminalLog: LogHandler {
  var logLevel: Logger.Level
  var metadata: Logger.Metadata = [:]

  /// A logger of the command; lines for whoever looks for a fault are written only where they are asked for.
  static func logger(verbose: Bool) -> Logger {
    Logger(label: "brisa") { _ in TerminalLog(logLevel: verbose ? .debug : .notice) }
  }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  /// Writes the message alone: whatever a person has to know stands in the sentence.
  func log(event: LogEvent) {
    switch event.level {
    case .trace, .debug, .info: Terminal.debug(event.message.description)
    case .notice, .warning: Terminal.notice(event.message.description)
    case .error, .critical: Terminal.error(event.message.description)
    }
  }
}
