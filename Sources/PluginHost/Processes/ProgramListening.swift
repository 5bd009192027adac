/// What a listener wants after a line.
enum ListenerReply: Hashable, Sendable {
  /// The next line.
  case more
  /// To send some bytes, after which the program's input ends.
  case send([UInt8])
  /// To send some bytes, and after them whatever comes into the answer queue.
  case correspond([UInt8])
  /// Nothing more: it has everything.
  case complete
  /// Nothing more: what it got cannot be used.
  case refuse
}

/// How much a program may write.
struct OutputLimits: Sendable, Hashable {
  /// Most bytes of a line.
  var lineBytes = 1 << 20
  /// Most lines.
  var lines = 1_000_000
  /// Most bytes.
  var bytes = 256 << 20
}

/// How a run ended, and the last line of the program's log.
struct ProgramResult: Sendable, Hashable {
  var end: ProgramEnd
  var lastWords: String

  /// The last line as the end of a sentence, without a stop of its own; empty where there is none.
  var logWords: String {
    let line = lastWords.hasSuffix(".") ? String(lastWords.dropLast()) : lastWords
    return line.isEmpty ? "" : "; the last line of its log: \(line)"
  }
}
