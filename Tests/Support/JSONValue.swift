internal import Foundation

/// Any JSON value.
package enum JSONValue: Hashable, Sendable, Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a document.
  /// - Throws: an error when the text is no JSON.
  package init(parsing text: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  /// Reads whatever value comes.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// The member of an object; null where there is none.
  package subscript(_ key: String) -> JSONValue { object?[key] ?? .null }

  /// The element of an array; null where there is none.
  package subscript(_ index: Int) -> JSONValue {
    guard let array, array.indices.contains(index) else { return .null }
    return array[index]
  }

  /// What a reference inside the document, like `#/$defs/time`, points at; null where there is nothing.
  package func at(_ pointer: String) -> JSONValue {
    pointer.split(separator: "/").dropFirst().reduce(self) { $0[String($1)] }
  }

  /// The members, nil for another kind of value.
  package var object: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The elements, nil for another kind of value.
  package var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The number, nil for another kind of value.
  package var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// The text, nil for another kind of value.
  package var text: String? {
    if case .text(let value) = self { value } else { nil }
  }
}
