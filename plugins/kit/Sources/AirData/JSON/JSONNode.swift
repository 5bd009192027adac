/// One value of a ``JSONDocument``, or a place where none is; keeps the document alive.
///
/// Going down never fails: ``subscript(_:)-(String)`` of anything gives a node, and only reading that node says what is
/// wrong, with the path of the first value on the way that is not as expected.
public struct JSONNode {
  /// What stands at a place.
  enum Content {
    case value(OpaquePointer)
    case null
    case absent
    /// Below a value that is no array or object.
    indirect case outOfReach(of: JSONNode, expected: JSONKind)
  }

  let document: JSONDocument
  let content: Content
  let location: JSONPath

  /// The member of an object.
  public subscript(name: String) -> JSONNode {
    let below = JSONPath.member(of: location, name)
    guard case .value(let value) = content, kind == .object else { return unreachable(below, expected: .object) }
    return JSONNode(document: document, content: document.member(of: value, named: name), location: below)
  }

  /// The element of an array.
  public subscript(index: Int) -> JSONNode {
    let below = JSONPath.element(of: location, index)
    guard case .value(let value) = content, kind == .array else { return unreachable(below, expected: .array) }
    let isInside = index >= 0 && index < document.count(of: value, .array)
    let content = isInside ? document.element(of: value, at: index) : .absent
    return JSONNode(document: document, content: content, location: below)
  }

  /// Whether the value is `null`.
  public var isNull: Bool {
    if case .null = content { true } else { false }
  }

  /// Whether anything is there, even `null`.
  public var exists: Bool {
    switch content {
    case .value, .null: true
    case .absent, .outOfReach: false
    }
  }

  /// The node itself, nil where it is absent or `null`, or would be inside something that is.
  public var optional: JSONNode? {
    switch content {
    case .value: self
    case .null, .absent: nil
    // A text where an object is expected is no missing value: reading the node will say so.
    case .outOfReach(let ancestor, _): ancestor.optional == nil ? nil : self
    }
  }

  /// Where the node is: `results[3].value`; empty for the root.
  public var path: String { location.text }

  /// The kind of the value, nil where there is none.
  var kind: JSONKind? {
    switch content {
    case .value(let value): document.kind(of: value)
    case .null: .null
    case .absent, .outOfReach: nil
    }
  }

  private func unreachable(_ below: JSONPath, expected: JSONKind) -> JSONNode {
    // What is wrong is wrong at the first such place.
    if case .outOfReach = content { return JSONNode(document: document, content: content, location: below) }
    return JSONNode(document: document, content: .outOfReach(of: self, expected: expected), location: below)
  }
}
