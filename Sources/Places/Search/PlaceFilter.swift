/// Which places count: those of a category, or with a tag.
package enum PlaceFilter: Sendable, Hashable {
  /// Places of a category.
  case category(PlaceCategory)
  /// Places whose main tag has a key and, unless it is nil, a value.
  case tag(key: String, value: String?)

  /// Reads a category's word (`park`, also `parks`) or a tag (`amenity=cafe`, `shop`); nil for any other word.
  package init?(_ text: String) {
    let word = text.lowercased()
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    if let category = PlaceCategory(rawValue: word) ?? PlaceCategory(rawValue: Self.singular(word)) {
      self = .category(category)
    } else if parts.count == 2 {
      self = .tag(key: parts[0], value: parts[1])
    } else if Self.keys.contains(word) {
      self = .tag(key: word, value: nil)
    } else {
      return nil
    }
  }

  /// The words of the categories, for sentences.
  package static let words = PlaceCategory.allCases.map(\.rawValue).joined(separator: ", ")

  private static let keys: Set<String> = [
    "amenity", "tourism", "leisure", "historic", "railway", "highway", "healthcare", "craft", "natural", "landuse",
  ]

  private static func singular(_ word: String) -> String {
    if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
    return word.hasSuffix("s") ? String(word.dropLast()) : word
  }
}
