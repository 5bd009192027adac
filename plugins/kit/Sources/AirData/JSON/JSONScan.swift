/// One look at the bytes of a document, for what json-c 0.16 lets through even when it is strict.
///
/// These are: numbers like `01`, `1.`, `NaN` and `Infinity`, keys in single quotes, control characters inside texts,
/// bytes that are no UTF-8, keys that hold a NUL, and keys that come twice. It also counts, so that a small text cannot
/// make a huge tree.
///
/// What is wrong with the structure or with an escape is left to json-c, which refuses it.
struct JSONScan {
  /// How many members each object has in the text, in the order in which the objects open.
  ///
  /// Where json-c's tree has fewer, a key came twice.
  private(set) var memberCounts: [UInt32] = []
  /// Index of the first byte behind the byte-order mark.
  private(set) var start = 0

  private let bytes: [UInt8]
  private let limits: JSONLimits
  private var position = 0
  private var openObjects: [Int] = []
  private var depth = 0
  private var containerCount = 0
  private var valueCount = 1
  private var lastTextHasNUL = false

  init(_ bytes: [UInt8], limits: JSONLimits) throws(JSONError) {
    self.bytes = bytes
    self.limits = limits
    guard bytes.count <= limits.bytes else { throw .whole("it is larger than \(limits.bytes) bytes") }
    guard (try? UTF8Span(validating: bytes.span)) != nil else { throw .noJSON("its bytes are no UTF-8") }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
    position = start
    while position < bytes.count { try readToken() }
  }

  private mutating func readToken() throws(JSONError) {
    switch bytes[position] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): position += 1
    case UInt8(ascii: "{"): try open(isObject: true)
    case UInt8(ascii: "["): try open(isObject: false)
    case UInt8(ascii: "}"): close(isObject: true)
    case UInt8(ascii: "]"): close(isObject: false)
    case UInt8(ascii: ","): try countValue()
    case UInt8(ascii: ":"): try countMember()
    case UInt8(ascii: "\""): try readText()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try readNumber()
    // The letters of true, false and null: json-c looks at the words.
    case UInt8(ascii: "a")...UInt8(ascii: "z"): position += 1
    default: throw problem("an unexpected character")
    }
  }

  private mutating func open(isObject: Bool) throws(JSONError) {
    depth += 1
    containerCount += 1
    guard depth <= limits.depth else {
      throw .whole("it has more than \(limits.depth) arrays and objects inside one another")
    }
    guard containerCount <= limits.containers else {
      throw .whole("it has more than \(limits.containers) arrays and objects")
    }
    if isObject {
      openObjects.append(memberCounts.count)
      memberCounts.append(0)
    }
    try countValue()
  }

  private mutating func close(isObject: Bool) {
    depth -= 1
    if isObject { _ = openObjects.popLast() }
    position += 1
  }

  private mutating func countValue() throws(JSONError) {
    valueCount += 1
    guard valueCount <= limits.values else { throw .whole("it has more than \(limits.values) values") }
    position += 1
  }

  private mutating func countMember() throws(JSONError) {
    guard !lastTextHasNUL else { throw problem("a key that holds a NUL") }
    if let object = openObjects.last { memberCounts[object] += 1 }
    position += 1
  }

  private mutating func readText() throws(JSONError) {
    lastTextHasNUL = false
    position += 1
    while let byte = bytes.at(position), byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw problem("a control character inside a text") }
      if byte == UInt8(ascii: "\\") {
        if bytes[position...].starts(with: Self.escapedNUL) { lastTextHasNUL = true }
        position += 1
      }
      position += 1
    }
    position += 1
  }

  private mutating func readNumber() throws(JSONError) {
    let first = position
    skip(UInt8(ascii: "-"), nil)
    let hasLeadingZero = bytes.at(position) == UInt8(ascii: "0")
    let wholeDigits = skipDigits()
    var isSound = wholeDigits == 1 || (wholeDigits > 1 && !hasLeadingZero)
    if skip(UInt8(ascii: "."), nil) { isSound = skipDigits() > 0 && isSound }
    if skip(UInt8(ascii: "e"), UInt8(ascii: "E")) {
      skip(UInt8(ascii: "+"), UInt8(ascii: "-"))
      isSound = skipDigits() > 0 && isSound
    }
    guard isSound else {
      position = first
      throw problem("what is no number of JSON")
    }
  }

  @discardableResult
  private mutating func skip(_ one: UInt8, _ other: UInt8?) -> Bool {
    guard let byte = bytes.at(position), byte == one || byte == other else { return false }
    position += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let first = position
    while let byte = bytes.at(position), byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    return position - first
  }

  private func problem(_ what: String) -> JSONError {
    .noJSON("byte \(position + 1) begins \(what)")
  }

  private static let escapedNUL = Array("\\u0000".utf8)
}

extension JSONError {
  /// What is wrong with the whole document.
  static func whole(_ problem: String) -> JSONError {
    JSONError(path: "", problem: problem)
  }

  /// A text that is none, with the reason.
  static func noJSON(_ reason: String) -> JSONError {
    .whole("it is no JSON: \(reason)")
  }
}
