/// The tags of an OSM object; there are few, so a look-up runs along the list.
struct Tags: Sendable {
  private var pairs: [(key: String, value: String)]

  init(_ pairs: [(key: String, value: String)]) {
    self.pairs = pairs
  }

  /// The value of a key, nil where it is not tagged.
  subscript(key: String) -> String? {
    for pair in pairs where pair.key == key { return pair.value }
    return nil
  }

  /// The value of the first key that is tagged.
  func first(of keys: String...) -> String? {
    for key in keys {
      if let value = self[key] { return value }
    }
    return nil
  }

  /// Whether a key has one of some values.
  func has(_ key: String, _ values: String...) -> Bool {
    guard let value = self[key] else { return false }
    return values.contains(value)
  }
}

extension Tags: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { (key: $0.0, value: $0.1) })
  }
}
