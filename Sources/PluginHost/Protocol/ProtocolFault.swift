/// What is wrong with a message: a path in it and a problem, `reading.value: expected a number`.
struct ProtocolFault: Error, Hashable, Sendable {
  let message: String

  static let noJSON = ProtocolFault("is no JSON")
  static let unfitNumber = ProtocolFault("holds a number that is too large, or is not whole where it must be")

  /// Whether it lies in what the host was to fetch.
  var isOfRequest: Bool { message.hasPrefix("fetch.") || message.hasPrefix("fetch:") }

  init(_ message: String) {
    self.message = message
  }

  init(_ path: [any CodingKey], _ problem: String) {
    let place = path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
    message = place.isEmpty ? problem : "\(place): \(problem)"
  }

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context): self.init(context.codingPath + [key], "is missing")
    case .valueNotFound(let type, let context): self.init(context.codingPath, "expected \(Self.word(type)), found null")
    case .typeMismatch(let type, let context): self.init(context.codingPath, "expected \(Self.word(type))")
    case .dataCorrupted(let context):
      if context.codingPath.isEmpty { self = .noJSON } else { self.init(context.codingPath, "cannot be read") }
    @unknown default: self.init("cannot be read")
    }
  }

  private static func word(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is Int.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is [String: Any].Type: "an object"
    default: "\(type)".hasPrefix("Array") ? "an array" : "an object"
    }
  }
}
