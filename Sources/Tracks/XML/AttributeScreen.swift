/// Looks through XML before it is parsed for an element with more attributes than any track has: libxml2 compares each
/// with all before it, so that a hundred thousand of them would take minutes.
struct AttributeScreen {
  /// Most attributes that an element may have.
  static let maxAttributes = 256

  private enum State {
    case text, opened, declared, tag, comment, data, other
  }

  private var state = State.text
  private var quote: UInt8 = 0
  private var attributes = 0
  private var line = 1
  /// The two bytes before, by which comments and data end.
  private var before: (UInt8, UInt8) = (0, 0)

  /// The line of the first element with too many attributes; nil where there is none.
  ///
  /// The letters of the bytes below 128 are ASCII's.
  static func line(ofTooMany bytes: UnsafeRawBufferPointer) -> Int? {
    var screen = AttributeScreen()
    for byte in bytes {
      screen.take(byte)
      if screen.attributes > maxAttributes { return screen.line }
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) {
    if byte == 10 { line += 1 }
    switch state {
    case .text: if byte == UInt8(ascii: "<") { state = .opened }
    case .opened: open(byte)
    case .declared: state = byte == UInt8(ascii: "-") ? .comment : byte == UInt8(ascii: "[") ? .data : .other
    case .tag: takeOfTag(byte)
    case .comment: end(byte, behind: UInt8(ascii: "-"))
    case .data: end(byte, behind: UInt8(ascii: "]"))
    case .other: if byte == UInt8(ascii: ">") { state = .text }
    }
    before = (before.1, byte)
  }

  private mutating func open(_ byte: UInt8) {
    attributes = 0
    quote = 0
    switch byte {
    case UInt8(ascii: "!"): state = .declared
    case UInt8(ascii: "?"), UInt8(ascii: "/"): state = .other
    default: state = .tag
    }
  }

  private mutating func takeOfTag(_ byte: UInt8) {
    if quote != 0 {
      if byte == quote { quote = 0 }
      return
    }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
    case UInt8(ascii: "="): attributes += 1
    case UInt8(ascii: ">"): state = .text
    default: break
    }
  }

  private mutating func end(_ byte: UInt8, behind sign: UInt8) {
    if byte == UInt8(ascii: ">"), before == (sign, sign) { state = .text }
  }
}
