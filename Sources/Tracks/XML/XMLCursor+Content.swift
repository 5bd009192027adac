/// Reads what lies in the element that begins at the cursor, to its end.
extension XMLCursor {
  /// Hands over each child that begins; the body reads it to its end.
  /// - Throws: ``TrackError``, and what the body throws.
  func children(isEmpty: Bool, _ body: (_ name: String, _ isEmpty: Bool) throws(TrackError) -> Void) throws(TrackError)
  {
    guard !isEmpty else { return }
    while let event = try next() {
      switch event {
      case .begin(let isEmpty): try body(name, isEmpty)
      case .text: continue
      case .end: return
      }
    }
  }

  /// The text in an element and its children, without white space at its ends.
  func content(isEmpty: Bool) throws(TrackError) -> String {
    guard !isEmpty else { return "" }
    var (texts, depth) = ("", 0)
    while let event = try next() {
      switch event {
      case .begin(let isEmpty): depth += isEmpty ? 0 : 1
      case .text: texts += text
      case .end:
        guard depth > 0 else { return texts.trimmed }
        depth -= 1
      }
    }
    return texts.trimmed
  }

  /// Passes over an element.
  func skip(isEmpty: Bool) throws(TrackError) {
    try children(isEmpty: isEmpty) { (_, isEmpty) throws(TrackError) in try skip(isEmpty: isEmpty) }
  }
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    guard first?.isWhitespace ?? false || last?.isWhitespace ?? false else { return self }
    let rest = drop { $0.isWhitespace }
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(rest[...last])
  }
}
