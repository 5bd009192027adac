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

  /// Decides, for matches in their order.
  package init(_ matches: [PlaceMatch]) {
    guard let first = matches.first else {
      self = .none
      return
    }
    let rivals = matches.dropFirst().filter { $0.rivals(first) }
    self = rivals.isEmpty && first.likeness >= Self.fair ? .clear(first) : .unclear(Array(matches.prefix(5)))
  }
}

extension PlaceMatch {
  /// Metres within which it does not matter which of two places is meant; and of two with one name, like a square and
  /// its station.
  private static let sameSpotMeters = 150.0
  private static let oneSpotMeters = 400.0

  /// Whether this place, which is less likely than another, may be meant all the same.
  fileprivate func rivals(_ first: PlaceMatch) -> Bool {
    // The very name beats whatever is only like it.
    if first.likeness >= PlaceChoice.sure, likeness < first.likeness - 0.05 { return false }
    if score < first.score - 0.12 { return false }
    let isNamesake = Folding.folded(title()) == Folding.folded(first.title())
    return place.distanceMeters(to: first.place) > (isNamesake ? Self.oneSpotMeters : Self.sameSpotMeters)
  }
}
