/// How well a name is what somebody typed.
enum NameLikeness {
  /// What a typed word weighs that nothing has, beside one that is looked for.
  private static let missingWeight = 0.6
  /// What a typed word counts that is in the address and not in the name; that is a kind of what the place is; and that
  /// is a kind of something else, as the kind is often mistaken: `Avenida Colón` for Carrer de Colom.
  private static let (inAddress, ownKind, otherKind) = (0.95, 0.9, 0.3)
  /// How much of the likeness hangs on how much of the name was typed.
  private static let coverageShare = 0.4
  /// What words weigh that tell little, and those that tell the kind of a street or place; all others weigh 1.
  private static let (smallWeight, kindWeight) = (0.05, 0.4)

  /// From 0 to 1; 1 is the very name, whatever the order of its words.
  /// - Parameters:
  ///   - words: What was typed.
  ///   - missing: Words that were typed and are not looked for, since nothing has them.
  ///   - name: The words of the name.
  ///   - context: Words of its address, which count as found but are no part of the name; they are asked for where the
  ///     name lacks a word.
  ///   - category: What it is, which its name need not say.
  /// - Returns: the likeness.
  static func of(
    _ words: [SearchWord], missing: Int = 0, name: [String], context: @autoclosure () -> [String] = [],
    category: PlaceCategory = .other
  ) -> Double {
    var free = name
    var address: [String]?
    var (found, asked, covered) = (0.0, missingWeight * Double(missing), 0.0)
    for word in words {
      let weight = weight(of: word.text)
      asked += weight
      if let best = best(free, word) {
        found += weight * best.likeness
        covered += Self.weight(of: free[best.index])
        free.remove(at: best.index)
        continue
      }
      let around = address ?? context()
      address = around
      if let best = best(around, word) {
        found += weight * best.likeness * inAddress
      } else if let kind = word.kind, category.kinds.contains(kind) {
        found += weight * ownKind
      } else if word.kind != nil {
        found += weight * otherKind
      }
    }
    guard asked > 0 else { return 0 }
    let whole = covered + free.reduce(0) { $0 + Self.weight(of: $1) }
    let coverage = whole > 0 ? covered / whole : 0
    return found / asked * (1 - coverageShare + coverageShare * coverage)
  }

  /// The word that is likest to the one that was typed; nil where none is like it.
  private static func best(_ words: [String], _ typed: SearchWord) -> (index: Int, likeness: Double)? {
    var best: (index: Int, likeness: Double)?
    for (index, word) in words.enumerated() {
      let likeness = typed.likeness(to: word)
      if likeness > best?.likeness ?? 0 { best = (index, likeness) }
    }
    return best
  }

  private static func weight(of word: String) -> Double {
    if StreetWords.small.contains(word) { return smallWeight }
    return StreetWords.kind(of: word) == nil ? 1 : kindWeight
  }
}
