/// A value that may be of a wrong type without harm to what stands around it.
struct Lenient<Value: Codable>: Codable {
  /// The value; nil where there is another one in its place.
  let value: Value?

  init(_ value: Value) {
    self.value = value
  }

  init(from decoder: any Decoder) throws {
    value = try? decoder.singleValueContainer().decode(Value.self)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if let value { try container.encode(value) } else { try container.encodeNil() }
  }
}
