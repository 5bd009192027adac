internal import CJSONC

/// What a value is.
enum JSONKind {
  case null
  case boolean
  case integer
  case real
  case text
  case array
  case object

  init(_ type: json_type) {
    self =
      switch type {
      case json_type_boolean: .boolean
      case json_type_int: .integer
      case json_type_double: .real
      case json_type_string: .text
      case json_type_array: .array
      case json_type_object: .object
      default: .null
      }
  }

  /// As words of a sentence.
  var article: String {
    switch self {
    case .null: "null"
    case .boolean: "true or false"
    case .integer, .real: "a number"
    case .text: "a text"
    case .array: "an array"
    case .object: "an object"
    }
  }

  var isContainer: Bool { self == .array || self == .object }
}
