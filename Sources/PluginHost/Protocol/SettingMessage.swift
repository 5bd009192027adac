internal import AirData

/// A setting's specification as the handshake has it.
struct SettingMessage: Codable {
  let name: String
  let type: String
  let help: String
  let required: Bool?
  let choices: [String]?
  /// The least and the greatest number.
  let range: [Double]?
  let defaultValue: SettingValueMessage?
  let example: SettingValueMessage?

  enum CodingKeys: String, CodingKey {
    case name, type, help, required, choices, range, example
    case defaultValue = "default"
  }

  init(_ spec: SettingSpec) {
    (name, help, required) = (spec.name, spec.help, spec.isRequired)
    defaultValue = spec.defaultValue.map(SettingValueMessage.init)
    example = spec.example.map(SettingValueMessage.init)
    (type, choices, range) =
      switch spec.kind {
      case .text: ("text", nil, nil)
      case .path: ("path", nil, nil)
      case .choice(let words): ("choice", words, nil)
      case .integer(let range): ("integer", nil, [Double(range.lowerBound), Double(range.upperBound)])
      case .number(let range): ("number", nil, Self.finite(range))
      case .boolean: ("boolean", nil, nil)
      case .secret: ("secret", nil, nil)
      }
  }

  /// The specification, when it is sound.
  func spec() throws(ProtocolFault) -> SettingSpec {
    let name = PlainText.clean(name, maxCharacters: 60)
    guard !name.isEmpty else { throw ProtocolFault("settings: a name is empty") }
    let spec = SettingSpec(
      name, try kind(name), default: defaultValue?.value, required: required ?? false, example: example?.value,
      help: PlainText.clean(help, maxCharacters: 500))
    // Whoever sets nothing would read of a wrong configuration.
    if let value = spec.defaultValue, !spec.takes(value) {
      throw ProtocolFault("settings: the default of '\(name)' is none that it takes")
    }
    return spec
  }

  private func kind(_ name: String) throws(ProtocolFault) -> SettingSpec.Kind {
    switch type {
    case "text": return .text
    case "path": return .path
    case "boolean": return .boolean
    case "secret": return .secret
    case "choice":
      guard let choices, !choices.isEmpty else { throw ProtocolFault("settings: '\(name)' lacks its choices") }
      return .choice(choices)
    case "integer":
      let range = try bounds(name)
      return .integer(Self.integer(range.lowerBound)...Self.integer(range.upperBound))
    case "number": return .number(try bounds(name))
    default:
      throw ProtocolFault("settings: '\(name)' has the unknown type '\(PlainText.clean(type, maxCharacters: 40))'")
    }
  }

  private func bounds(_ name: String) throws(ProtocolFault) -> ClosedRange<Double> {
    guard let range else { return -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude }
    guard range.count == 2, range[0] <= range[1] else {
      throw ProtocolFault("settings: the range of '\(name)' must be [least, greatest]")
    }
    return range[0]...range[1]
  }

  /// The nearest whole number that the machine has.
  private static func integer(_ value: Double) -> Int {
    Int(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }

  private static func finite(_ range: ClosedRange<Double>) -> [Double] {
    let most = Double.greatestFiniteMagnitude
    return [max(-most, min(most, range.lowerBound)), max(-most, min(most, range.upperBound))]
  }
}
