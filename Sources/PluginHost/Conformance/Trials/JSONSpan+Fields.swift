extension JSONSpan {
  /// Whether it has members.
  var isObject: Bool {
    if case .object = kind { true } else { false }
  }

  /// The numbers of a short list are fields as well: a coordinate's, for one.
  private static let maxElements = 4

  /// The places of all values in this one, itself first; rows within it are another table's.
  func fieldPaths(from path: [String]) -> [[String]] {
    switch kind {
    case .object(let members): [path] + members.flatMap { $0.value.fieldPaths(from: path + [$0.name]) }
    case .array(let elements) where elements.count <= Self.maxElements && !elements.contains(where: \.isObject):
      [path] + elements.indices.map { path + ["\($0)"] }
    case .array, .text, .number, .word, .field: [path]
    }
  }

  /// The value at a place, and the bytes that go when it goes; an element of a list cannot go.
  func value(at path: ArraySlice<String>) -> (span: JSONSpan, removal: Range<Int>?)? {
    guard let name = path.first else { return (self, nil) }
    switch kind {
    case .object(let members):
      guard let index = members.firstIndex(where: { $0.name == name }) else { return nil }
      let value = members[index].value
      if path.count > 1 { return value.value(at: path.dropFirst()) }
      let next = index + 1 < members.count ? members[index + 1].start : nil
      let before = index > 0 ? members[index - 1].value.range.upperBound : nil
      return (value, (members[index].start..<value.range.upperBound).removal(before: before, next: next))
    case .array(let elements):
      guard let index = Int(name), elements.indices.contains(index) else { return nil }
      return elements[index].value(at: path.dropFirst())
    case .text, .number, .word, .field: return nil
    }
  }
}

extension Range<Int> {
  /// The range with the comma that goes with it.
  func removal(before: Int?, next: Int?) -> Range<Int> {
    if let next { return lowerBound..<next }
    return (before ?? lowerBound)..<upperBound
  }
}
