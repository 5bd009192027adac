internal import AirData
internal import Yams

/// One node of a YAML document that knows its place, so that every error names file, line and column.
struct YAMLReader {
  let node: Node
  let file: String
  let key: String

  /// Parses a whole document.
  static func document(_ text: String, file: String) throws(BrisaError) -> YAMLReader? {
    guard YAMLSize.nodes(in: text) <= YAMLSize.maxNodes else {
      throw BrisaError(
        .badConfiguration,
        "\(file) has more than \(YAMLSize.maxNodes) values, its aliases (*) written out: write it without so many.")
    }
    do {
      return try Yams.compose(yaml: text).map { YAMLReader(node: $0, file: file, key: "the document") }
    } catch let error as YamlError {
      throw BrisaError(.badConfiguration, error.sentence(file: file))
    } catch {
      throw BrisaError(.badConfiguration, "\(file) is no YAML.")
    }
  }

  /// The children by key; a key that is not known, or comes twice, is an error.
  func children(_ known: [String]) throws(BrisaError) -> [String: YAMLReader] {
    guard case .mapping(let mapping) = node else {
      throw fault("must be a list of keys with values; known are \(known.joined(separator: ", "))")
    }
    var children: [String: YAMLReader] = [:]
    for (keyNode, value) in mapping {
      guard let name = keyNode.scalar?.string else { throw fault("has a key that is no word") }
      let child = YAMLReader(node: value, file: file, key: name)
      let keyReader = YAMLReader(node: keyNode, file: file, key: name)
      guard known.contains(name) else {
        throw keyReader.fault("is no key here; known are \(known.joined(separator: ", "))")
      }
      guard children.updateValue(child, forKey: name) == nil else { throw keyReader.fault("is set twice") }
    }
    return children
  }

  /// The children of a mapping with free names, in their order; none where all of them are off.
  func named() throws(BrisaError) -> [(name: String, reader: YAMLReader)] {
    if isEmpty { return [] }
    guard case .mapping(let mapping) = node else { throw fault("must be a list of names with values") }
    var children: [(name: String, reader: YAMLReader)] = []
    for (keyNode, value) in mapping {
      let name = try YAMLReader(node: keyNode, file: file, key: key).text()
      guard !children.contains(where: { $0.name == name }) else {
        throw YAMLReader(node: keyNode, file: file, key: name).fault("is set twice")
      }
      children.append((name, YAMLReader(node: value, file: file, key: name)))
    }
    return children
  }

  /// Whether a single value stands behind the key.
  var isScalar: Bool { node.scalar != nil }

  /// Whether nothing stands behind the key, or nothing but lines that are off.
  private var isEmpty: Bool {
    guard case .scalar(let scalar) = node else { return false }
    return scalar.string.isEmpty && scalar.style == .plain
  }

  /// The children of a mapping with free keys; none where all of them are off.
  func settings() throws(BrisaError) -> [String: SettingValue] {
    if isEmpty { return [:] }
    guard case .mapping(let mapping) = node else { throw fault("must be a list of settings with values") }
    var values: [String: SettingValue] = [:]
    for (keyNode, value) in mapping {
      guard let name = keyNode.scalar?.string else { throw fault("has a key that is no word") }
      values[name] = try YAMLReader(node: value, file: file, key: name).settingValue()
    }
    return values
  }

  /// Where the keys of a mapping with free keys stand.
  var keyPlaces: [String: String] {
    guard case .mapping(let mapping) = node else { return [:] }
    let places = mapping.compactMap { keyNode, _ in
      keyNode.scalar.map { ($0.string, YAMLReader(node: keyNode, file: file, key: $0.string).place) }
    }
    return Dictionary(places, uniquingKeysWith: { first, _ in first })
  }

  /// The elements of a list; none where all of them are off.
  func elements() throws(BrisaError) -> [YAMLReader] {
    if isEmpty { return [] }
    guard case .sequence(let sequence) = node else { throw fault("must be a list") }
    return sequence.map { YAMLReader(node: $0, file: file, key: key) }
  }

  /// The text that stands here, neither empty nor with control characters.
  func text() throws(BrisaError) -> String {
    guard let text = node.scalar?.string, !text.allSatisfy(\.isWhitespace) else { throw fault("must be a text") }
    // It is shown in tables and sentences, where such characters would steer the terminal.
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      throw fault("must be a text of one line without control characters")
    }
    return text
  }

  /// A finite number inside a range.
  func number(in range: ClosedRange<Double>) throws(BrisaError) -> Double {
    guard let text = node.scalar?.string, let value = DecimalNumber.parse(text), range.contains(value) else {
      throw fault("must be a number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// A whole number inside a range.
  func wholeNumber(in range: ClosedRange<Int>) throws(BrisaError) -> Int {
    guard let text = node.scalar?.string, let value = Int(text), range.contains(value) else {
      throw fault("must be a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }

  /// true or false, not between quotes.
  func boolean() throws(BrisaError) -> Bool {
    guard case .boolean(let value) = try settingValue() else { throw fault("must be true or false") }
    return value
  }

  /// An error at this node's place; the problem completes the sentence «'key' …», with its full stop or without.
  func fault(_ problem: String) -> BrisaError {
    let stop = problem.hasSuffix(".") ? "" : "."
    return BrisaError(.badConfiguration, "\(place): '\(key)' \(problem)\(stop)")
  }

  /// Where this node stands: `brisa.yml:4:5`.
  var place: String { file + (node.mark.map { ":\($0.line):\($0.column)" } ?? "") }

  private func settingValue() throws(BrisaError) -> SettingValue {
    guard case .scalar(let scalar) = node else { throw fault("must be a single value") }
    // A quoted scalar is a text whatever it looks like.
    guard scalar.style == .plain || scalar.style == .any else { return .text(scalar.string) }
    switch scalar.string {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    // What a number would not write in the same way stays as it is written: 007 may be a station, and 1.10 a version.
    if let integer = Int(scalar.string), "\(integer)" == scalar.string { return .integer(integer) }
    if let number = Double(scalar.string), number.isFinite, "\(number)" == scalar.string { return .number(number) }
    return .text(scalar.string)
  }
}
