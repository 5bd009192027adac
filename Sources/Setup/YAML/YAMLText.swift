internal import AirData

/// Values as YAML writes them.
enum YAMLText {
  /// The value of a setting.
  static func value(_ value: SettingValue?) -> String {
    switch value {
    case .text(let text): scalar(text)
    case .integer(let integer): "\(integer)"
    case .number(let number): self.number(number)
    case .boolean(let truth): "\(truth)"
    case nil: "\"\""
    }
  }

  /// A text, in quotes unless it can be nothing else.
  static func scalar(_ text: String) -> String {
    let words = ["true", "false", "null", "yes", "no", "on", "off"]
    let isPlain = text.wholeMatch(of: /[\p{L}\/][\p{L}\p{N}_.\/-]*/) != nil && !words.contains(text.lowercased())
    guard !isPlain else { return text }
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    return "\"\(escaped)\""
  }

  /// A number, without a fraction where it has none.
  static func number(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }

  /// Degrees to the metre.
  static func degrees(_ degrees: Double) -> String { "\((degrees * 1e5).rounded() / 1e5)" }
}
