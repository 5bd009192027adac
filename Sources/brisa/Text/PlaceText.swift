internal import Geo
internal import Places
internal import Setup

/// Places that were found, as people read them.
enum PlaceText {
  /// A line for each.
  static func text(_ matches: [PlaceMatch]) -> String { matches.map { line($0) + "\n" }.joined() }

  /// One place: `Aleksanterinkatu 20 · street · 00100 Helsinki · 60.16880,24.94820`.
  static func line(_ match: PlaceMatch) -> String {
    var parts = [match.title(), Spoken.say(PlacePhrases.name(of: match.entry.category))]
    if !match.whereabouts.isEmpty { parts.append(match.whereabouts) }
    if let remark = remark(match.precision) { parts.append(remark) }
    if Folding.folded(match.matchedName) != Folding.folded(match.entry.names[0].text) {
      parts.append(Spoken.say(PlacePhrases.alsoCalled, match.matchedName))
    }
    parts.append(coordinate(match.place))
    if let meters = match.distanceMeters { parts.append(distance(meters)) }
    return parts.joined(separator: " · ")
  }

  /// The places of one's own, a line each.
  static func text(_ places: [(place: OwnPlace, distanceMeters: Double?)]) -> String {
    places.map { line($0.place, $0.distanceMeters) + "\n" }.joined()
  }

  /// One place of one's own: `home · 39.47120,-0.37610 · mine`.
  static func line(_ own: OwnPlace, _ meters: Double?) -> String {
    var parts = [own.name, coordinate(own.place)]
    if !own.tags.isEmpty { parts.append(own.tags.joined(separator: ", ")) }
    if let meters { parts.append(distance(meters)) }
    return parts.joined(separator: " · ")
  }

  private static func remark(_ precision: PlaceMatch.Precision) -> String? {
    switch precision {
    case .place, .exact: nil
    case .between(let below, let above): Spoken.say(PlacePhrases.between, below, above)
    case .beside(let number): Spoken.say(PlacePhrases.beside, number)
    case .street: Spoken.say(PlacePhrases.street)
    }
  }

  private static func coordinate(_ place: Coordinate) -> String {
    [place.latitude, place.longitude].map { NumberText.fixed($0, decimals: 5) }.joined(separator: ",")
  }

  private static func distance(_ meters: Double) -> String { Figures.distance(meters, kilometerDecimals: 1) }
}
