internal import Geo

extension PlaceMatch {
  /// Metres within which two places of one name and kind are one: a station's building and its stops.
  private static let oneMeters = 150.0

  /// Each place once, the likelier one of two.
  static func single(_ matches: [PlaceMatch]) -> [PlaceMatch] {
    var kept: [(match: PlaceMatch, name: String)] = []
    for match in matches {
      let name = Folding.folded(match.title())
      let isKnown = kept.contains { other, otherName in
        otherName == name && other.isOfSort(match)
          && (other.place.distanceMeters(to: match.place) < oneMeters || other.isWaterBeside(match))
      }
      if !isKnown { kept.append((match, name)) }
    }
    return kept.map(\.match)
  }

  private func isOfSort(_ other: PlaceMatch) -> Bool {
    let categories: Set<PlaceCategory> = [entry.category, other.entry.category]
    // A station and its stops; a square or park and the ways over it.
    return categories.count == 1 || categories.isSubset(of: [.station, .stop])
      || categories.isSubset(of: [.street, .square]) || categories.isSubset(of: [.street, .park])
  }

  private func isWaterBeside(_ other: PlaceMatch) -> Bool {
    entry.category == .water && entry.box.expanded(byMeters: 500).intersects(other.entry.box)
  }
}
