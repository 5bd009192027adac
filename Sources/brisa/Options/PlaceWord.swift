internal import AirData
internal import Geo
internal import Places
internal import Planner
internal import Setup
internal import Trips

/// Turns what somebody writes for a place into a coordinate.
///
/// A coordinate stays one; then come places of one's own, then the names of the map.
struct PlaceWord {
  private let engine: CityEngine

  /// Needs the engine of the city in which names are meant.
  init(_ engine: CityEngine) {
    self.engine = engine
  }

  /// The place that a text names; what a name was taken for is told as a notice.
  /// - Throws: ``BrisaError`` where nothing is called so, or it may be several places, which are listed.
  func coordinate(_ text: String, option: String) throws(BrisaError) -> Coordinate {
    try coordinate(text, option: LocalizedText(same: option))
  }

  /// The place that a text names, for an option that is called otherwise in every language.
  /// - Throws: ``BrisaError`` as above.
  func coordinate(_ text: String, option: LocalizedText) throws(BrisaError) -> Coordinate {
    guard Self.isName(text) else { return try CoordinateOption.place(text, option: option) }
    if let own = try OwnPlaces.kept(for: engine.city)?.found(text) {
      Terminal.notice(Spoken.say(PlacePhrases.taken, option[Spoken.language], text, PlaceText.line(own, nil)))
      return own.place
    }
    switch try engine.choice(of: text) {
    case .clear(let match):
      Terminal.notice(Spoken.say(PlacePhrases.taken, option[Spoken.language], text, PlaceText.line(match)))
      return match.place
    case .unclear(let matches):
      for match in matches { Terminal.event("  \(PlaceText.line(match))") }
      let phrase = matches.count == 1 ? PlacePhrases.unsure : PlacePhrases.unclear
      throw BrisaError(.unclearPlace, text: PlacePhrases.filled(phrase, of: option, text, "\(matches.count)"))
    case .none:
      throw BrisaError(.noPlace, text: PlacePhrases.filled(PlacePhrases.nothing, of: option, text))
    }
  }

  /// The stop that a text names, which is called so where that is a name.
  /// - Throws: ``BrisaError`` as above.
  func stop(_ text: String, option: String) throws(BrisaError) -> TripStop {
    TripStop(try coordinate(text, option: option), name: Self.isName(text) ? text : "")
  }

  /// Whether a text is a name: a coordinate has no letters but the `e` of an exponent.
  static func isName(_ text: String) -> Bool {
    guard (try? Coordinate(parsing: text)) == nil else { return false }
    return text.contains { $0.isLetter || $0.unicodeScalars.contains { !$0.isASCII } }
  }
}
