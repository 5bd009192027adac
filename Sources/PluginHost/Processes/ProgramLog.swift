/// What a program writes to its standard error: handed on for whoever looks for a fault, the last line kept.
struct ProgramLog {
  /// The last line that holds anything, or the reason of a trap; short and clean.
  private(set) var lastLine = ""

  private var splitter = LineSplitter(maxLineBytes: Self.maxLineBytes)
  private var lineCount = 0
  private var isOverlong = false
  private let mask: SecretMask
  private let debug: (String) -> Void

  /// Most lines that are handed on.
  private static let maxLines = 200
  private static let maxCharacters = 200
  private static let trapWords = "Fatal error: "
  private static let maxLineBytes = 1 << 16

  init(mask: SecretMask, debug: @escaping (String) -> Void) {
    self.mask = mask
    self.debug = debug
  }

  /// Takes what the program has written; a line may come in parts.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    // A line without an end is given up; the next line begins anew.
    if isOverlong {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return }
      isOverlong = false
      return add(bytes[(end + 1)...])
    }
    var lines: [String] = []
    var splitter = splitter
    let isSound = splitter.add(bytes) { line in
      lines.append(short(line))
      return true
    }
    for line in lines { take(line) }
    isOverlong = !isSound
    self.splitter = isSound ? splitter : LineSplitter(maxLineBytes: Self.maxLineBytes)
  }

  /// Takes what it has written of a last line without an end.
  mutating func finish() {
    var last = ""
    var splitter = splitter
    splitter.finish {
      last = short($0)
      return true
    }
    take(last)
  }

  /// A line fit to be shown; secrets go before it is cut, so that no half of one stays.
  private func short(_ line: ArraySlice<UInt8>) -> String {
    let text = mask.masked(String(decoding: line.prefix(8 * Self.maxCharacters), as: UTF8.self))
    return PlainText.clean(text, maxCharacters: Self.maxCharacters)
  }

  private mutating func take(_ line: String) {
    guard !line.isEmpty else { return }
    // A Swift trap writes its reason first and then a stack, which says less.
    if !lastLine.contains(Self.trapWords) { lastLine = line }
    lineCount += 1
    if lineCount <= Self.maxLines { debug(line) }
    if lineCount == Self.maxLines + 1 { debug("(further lines of its log are left out)") }
  }
}
