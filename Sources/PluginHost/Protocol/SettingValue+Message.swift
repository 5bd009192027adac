internal import AirData

/// The value of a setting as JSON has it.
struct SettingValueMessage: Codable, Hashable, Sendable {
  let value: SettingValue

  init(_ value: SettingValue) {
    self.value = value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let truth = try? container.decode(Bool.self) {
      value = .boolean(truth)
    } else if let integer = try? container.decode(Int.self) {
      value = .integer(integer)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else {
      throw ProtocolFault(decoder.codingPath, "expected a text, a number, true or false")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch value {
    case .text(let text): try container.encode(text)
    case .integer(let integer): try container.encode(integer)
    case .number(let number): try container.encode(number)
    case .boolean(let truth): try container.encode(truth)
    }
  }
}

extension SourceSettings {
  /// The values that are set, as the request has them; paths are made absolute, since the program runs elsewhere.
  func messages(_ specs: [SettingSpec], folder: String) -> [String: SettingValueMessage] {
    var values: [String: SettingValueMessage] = [:]
    for spec in specs {
      let value: SettingValue? =
        switch spec.kind {
        case .text, .choice, .secret: text(spec.name).map { .text($0) }
        case .path: text(spec.name).map { .text($0.hasPrefix("/") ? $0 : folder + "/" + $0) }
        case .integer: integer(spec.name).map { .integer($0) }
        case .number: number(spec.name).map { .number($0) }
        case .boolean: .boolean(boolean(spec.name))
        }
      values[spec.name] = value.map(SettingValueMessage.init)
    }
    return values
  }
}
