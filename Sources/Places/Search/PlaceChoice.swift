internal import Geo

/// Which place a name means.
package enum PlaceChoice: Sendable {
  /// There is no doubt.
  case clear(PlaceMatch)
  /// It may be any of these, the likeliest first.
  case unclear([PlaceMatch])
  /// Nothing is called so.
  case none

  /// Likeness of a name that was typed as it is, but for small words or the kind of street.
  static let sure = 0.9
  /// Likeness from which a mistyped or shortened name may be meant, where nothing else comes near it.
  static let fair = 0.6
  /// Most places that are shown where it is not clear which one is meant.
  private static let maxShown = 5

  /// Decides, for matches in their order.
  package init(_ matches: [PlaceMatch]) {
    guard let first = matches.first else {
      self = .none
      return
    }
    let rivals = matches.dropFirst().filter { $0.rivals(first) }
    let isClear = rivals.isEmpty && first.likeness >= Self.fair
    self = isClear ? .clear(first) : .unclear(Array(matches.prefix(Self.maxShown)))
  }
}

extension PlaceMatch {
  /// Metres within which it does not matter which of two places is meant; and of two with one name, like a square and
  /// its station, or a quarter and its park.
  private static let sameSpotMeters = 150.0
  private static let oneSpotMeters = 400.0
  private static let oneQuarterMeters = 1000.0
  /// By how much of importance one of two places with one name has to be better known to be meant: a street before the
  /// shop that is called after it.
  private static let betterKnown = 0.15
  /// By how much a place may be less like what was typed, and by how much its score may be lower, to be meant all the
  /// same.
  private static let (likenessMargin, scoreMargin) = (0.05, 0.12)

  /// Whether this place, which is less likely than another, may be meant all the same.
  fileprivate func rivals(_ first: PlaceMatch) -> Bool {
    let isSure = first.likeness >= PlaceChoice.sure
    // The very name beats whatever is only like it, or is called so beside its own name.
    let isBeaten = likeness < first.likeness - Self.likenessMargin || first.isFoundByTitle && !isFoundByTitle
    if isSure, isBeaten { return false }
    if score < first.score - Self.scoreMargin { return false }
    let isNamesake =
      Folding.folded(title()) == Folding.folded(first.title())
      || Folding.folded(matchedName) == Folding.folded(first.matchedName)
    if isSure, isNamesake, entry.importance <= first.entry.importance - Self.betterKnown { return false }
    return place.distanceMeters(to: first.place) > (isNamesake ? first.spotMeters : Self.sameSpotMeters)
  }

  /// Whether it was found by the name that it is shown with.
  private var isFoundByTitle: Bool { Folding.folded(matchedName) == Folding.folded(entry.names[0].text) }

  /// Metres within which another place of its name is the same spot.
  private var spotMeters: Double { entry.category == .locality ? Self.oneQuarterMeters : Self.oneSpotMeters }
}
