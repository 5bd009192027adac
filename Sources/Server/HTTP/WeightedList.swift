/// A field by which a client says what it would like, each value with a weight (RFC 9110, section 12.4.2).
enum WeightedList {
  /// The values of a field in small letters and without blanks, in their order, each with its weight; 1 where none is
  /// stated.
  static func values(of field: String?) -> [(value: String, quality: Double)] {
    (field ?? "").split(separator: ",").compactMap { part in
      let words = part.split(separator: ";").map { $0.filter { !$0.isWhitespace }.lowercased() }
      guard let value = words.first, !value.isEmpty else { return nil }
      return (value, words.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1)
    }
  }
}
