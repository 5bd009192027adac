/// The settings of one source, checked against its manifest and completed with the defaults.
public struct SourceSettings: Sendable, Hashable {
  private let values: [String: SettingValue]

  /// Checks raw values against the specifications.
  ///
  /// - Throws: ``SourceError/setting(name:problem:)`` for an unknown key, a value of the wrong type or outside its
  ///   range, or a missing required one.
  public init(_ raw: [String: SettingValue], specs: [SettingSpec]) throws(SourceError) {
    let byName = Dictionary(specs.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for name in raw.keys.sorted() where byName[name] == nil {
      let known = specs.map(\.name).joined(separator: ", ")
      throw .setting(name: name, problem: "is no setting of this source; it knows \(known.isEmpty ? "none" : known)")
    }
    var values: [String: SettingValue] = [:]
    for spec in specs {
      guard let given = raw[spec.name] ?? spec.defaultValue else {
        if spec.isRequired { throw .setting(name: spec.name, problem: "must be given: \(spec.helpClause)") }
        continue
      }
      values[spec.name] = try spec.checked(given)
    }
    self.values = values
  }

  /// The text of a `text`, `path`, `choice` or `secret` setting, nil when it has no value.
  public func text(_ name: String) -> String? {
    guard case .text(let value) = values[name] else { return nil }
    return value
  }

  /// The number of an `integer` setting, nil when it has no value.
  public func integer(_ name: String) -> Int? {
    guard case .integer(let value) = values[name] else { return nil }
    return value
  }

  /// The number of a `number` setting, nil when it has no value.
  public func number(_ name: String) -> Double? {
    guard case .number(let value) = values[name] else { return nil }
    return value
  }

  /// The truth value of a `boolean` setting; false when it has no value.
  public func boolean(_ name: String) -> Bool {
    guard case .boolean(let value) = values[name] else { return false }
    return value
  }
}

extension SettingSpec {
  /// The help as the end of another sentence.
  fileprivate var helpClause: String {
    help.hasSuffix(".") ? String(help.dropLast()) : help
  }

  /// The value in the setting's own type.
  func checked(_ value: SettingValue) throws(SourceError) -> SettingValue {
    let value = value.meant(as: kind)
    switch (kind, value) {
    case (.text, .text), (.secret, .text), (.boolean, .boolean):
      return value
    case (.path, .text(let text)):
      if text.isEmpty { throw .setting(name: name, problem: "is empty: give a path") }
      return value
    case (.choice(let words), .text(let text)):
      if !words.contains(text) {
        throw .setting(name: name, problem: "is '\(text)', but must be one of \(words.joined(separator: ", "))")
      }
      return value
    case (.integer(let range), .integer(let number)):
      if !range.contains(number) { throw outside("\(number)", low: "\(range.lowerBound)", high: "\(range.upperBound)") }
      return value
    case (.number(let range), .integer(let number)):
      return try checked(Double(number), in: range)
    case (.number(let range), .number(let number)):
      return try checked(number, in: range)
    default:
      throw .setting(name: name, problem: "must be \(kind.article)")
    }
  }

  private func checked(_ number: Double, in range: ClosedRange<Double>) throws(SourceError) -> SettingValue {
    guard range.contains(number) else {
      throw outside("\(number)", low: "\(range.lowerBound)", high: "\(range.upperBound)")
    }
    return .number(number)
  }

  private func outside(_ value: String, low: String, high: String) -> SourceError {
    .setting(name: name, problem: "is \(value), but must lie between \(low) and \(high)")
  }
}

extension SettingValue {
  /// The value as a setting of a kind means it: a text may look like a number, and a number be written as no number
  /// writes itself.
  fileprivate func meant(as kind: SettingSpec.Kind) -> SettingValue {
    switch (kind, self) {
    case (.text, .integer(let number)), (.path, .integer(let number)), (.choice, .integer(let number)):
      .text("\(number)")
    case (.text, .number(let number)), (.path, .number(let number)), (.choice, .number(let number)):
      .text("\(number)")
    case (.integer, .text(let text)): Int(text).map { SettingValue.integer($0) } ?? self
    case (.number, .text(let text)): Double(text).flatMap { $0.isFinite ? SettingValue.number($0) : nil } ?? self
    default: self
    }
  }
}

extension SettingSpec.Kind {
  /// What a value must be, as words of a sentence.
  var article: String {
    switch self {
    case .text, .secret: "a text"
    case .path: "a path"
    case .choice(let words): "one of \(words.joined(separator: ", "))"
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    }
  }
}
