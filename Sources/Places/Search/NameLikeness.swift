/// How well a name is what somebody typed.
enum NameLikeness {
  /// From 0 to 1; 1 is the very name, whatever the order of its words.
  /// - Parameters:
  ///   - words: What was typed.
  ///   - missing: Words that were typed and are not looked for, since nothing has them.
  ///   - name: The words of the name.
  ///   - context: Words of its address, which count as found but are no part of the name.
  ///   - category: What it is, which its name need not say.
  /// - Returns: the likeness.
  static func of(
    _ words: [SearchWord], missing: Int = 0, name: [String], context: [String] = [], category: PlaceCategory = .other
  ) -> Double {
    var free = name
    var (found, asked, covered) = (0.0, 0.6 * Double(missing), 0.0)
    for word in words {
      let weight = weight(of: word.text)
      asked += weight
      let best = free.indices.max { word.likeness(to: free[$0]) < word.likeness(to: free[$1]) }
      if let best, word.likeness(to: free[best]) > 0 {
        found += weight * word.likeness(to: free[best])
        covered += Self.weight(of: free[best])
        free.remove(at: best)
      } else if let like = context.map(word.likeness).max(), like > 0 {
        found += weight * like * 0.95
      } else if let kind = word.kind, category.kinds.contains(kind) {
        found += weight * 0.9
      } else if word.kind != nil {
        // `Avenida Colón` for Carrer de Colom: the kind is often mistaken.
        found += weight * 0.3
      }
    }
    guard asked > 0 else { return 0 }
    let whole = covered + free.reduce(0) { $0 + Self.weight(of: $1) }
    let coverage = whole > 0 ? covered / whole : 0
    return found / asked * (0.6 + 0.4 * coverage)
  }

  /// Words that tell little weigh little.
  private static func weight(of word: String) -> Double {
    if StreetWords.small.contains(word) { return 0.05 }
    return StreetWords.kind(of: word) == nil ? 1 : 0.4
  }
}
