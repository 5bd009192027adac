extension JSONNode {
  /// The elements of an array.
  /// - Throws: ``JSONError`` when it is none.
  public var elements: [JSONNode] {
    get throws(JSONError) {
      let array = try value(.array)
      return (0..<document.count(of: array, .array)).map { index in
        JSONNode(
          document: document, content: document.element(of: array, at: index),
          location: .element(of: location, index))
      }
    }
  }

  /// The names of an object's members, in the order of the text.
  /// - Throws: ``JSONError`` when it is no object.
  public var keys: [String] {
    get throws(JSONError) { document.members(of: try value(.object)).map(\.name) }
  }

  /// A finite number.
  ///
  /// Whole numbers beyond 64 bits are refused, since json-c changes them.
  /// - Throws: ``JSONError`` when it is none.
  public var number: Double {
    get throws(JSONError) {
      guard case .value(let value) = content else { throw expected("a number") }
      switch kind {
      case .integer:
        guard let number = document.integer(of: value) else { throw error("the number is beyond 64 bits") }
        return Double(number)
      case .real:
        let number = document.real(of: value)
        guard number.isFinite else { throw error("the number is too large") }
        return number
      default: throw expected("a number")
      }
    }
  }

  /// A whole number, also one that is written with an exponent or a fraction of zeros.
  /// - Throws: ``JSONError`` when it is none, or 64 bits do not hold it.
  public var integer: Int {
    get throws(JSONError) {
      guard case .value(let value) = content else { throw expected("a whole number") }
      switch kind {
      case .integer:
        guard let number = document.integer(of: value) else { throw error("the number is beyond 64 bits") }
        return number
      case .real:
        guard let number = Int(exactly: document.real(of: value)) else { throw expected("a whole number") }
        return number
      default: throw expected("a whole number")
      }
    }
  }

  /// A text.
  /// - Throws: ``JSONError`` when it is none.
  public var text: String {
    get throws(JSONError) { document.text(of: try value(.text)) }
  }

  /// `true` or `false`.
  /// - Throws: ``JSONError`` when it is neither.
  public var boolean: Bool {
    get throws(JSONError) { document.truth(of: try value(.boolean)) }
  }

  /// An error at this place, for what only the document's reader can know to be wrong; the problem follows the path.
  public func error(_ problem: String) -> JSONError {
    JSONError(path: path, problem: problem)
  }

  /// json-c's value, when it is of a kind.
  private func value(_ expectedKind: JSONKind) throws(JSONError) -> OpaquePointer {
    guard case .value(let value) = content, kind == expectedKind else { throw expected(expectedKind) }
    return value
  }

  private func expected(_ kind: JSONKind) -> JSONError {
    // Of a value among values the value itself helps, where arrays or objects are in question only their kind.
    expected(kind.article, found: kind.isContainer ? self.kind?.article : found)
  }

  private func expected(_ what: String) -> JSONError { expected(what, found: found) }

  private func expected(_ what: String, found: String?) -> JSONError {
    if case .outOfReach(let ancestor, let kind) = content { return ancestor.expected(kind) }
    guard let found else { return error("is missing") }
    return error("expected \(what), found \(found)")
  }

  /// The value as a message shows it, nil where there is none.
  private var found: String? {
    guard case .value(let value) = content, let kind else { return isNull ? "null" : nil }
    switch kind {
    case .text: return JSONExcerpt(document.text(of: value)).description
    case .boolean: return "\(document.truth(of: value))"
    case .integer: return document.integer(of: value).map { "\($0)" } ?? "a larger number"
    case .real: return "\(document.real(of: value))"
    case .null, .array, .object: return kind.article
    }
  }
}

extension JSONNode {
  /// How many elements or members an array or object has; 0 for anything else.
  var count: Int {
    guard case .value(let value) = content, let kind, kind.isContainer else { return 0 }
    return document.count(of: value, kind)
  }

  /// The arrays and objects directly inside an array or object.
  var containers: [JSONNode] {
    guard case .value(let value) = content else { return [] }
    switch kind {
    case .array:
      return (0..<document.count(of: value, .array)).compactMap { index in
        container(document.element(of: value, at: index)) { .element(of: location, index) }
      }
    case .object:
      return document.members(of: value).compactMap { name, content in
        container(content) { .member(of: location, name) }
      }
    default: return []
    }
  }

  private func container(_ content: Content, at location: () -> JSONPath) -> JSONNode? {
    guard case .value(let value) = content, document.kind(of: value).isContainer else { return nil }
    return JSONNode(document: document, content: content, location: location())
  }
}
