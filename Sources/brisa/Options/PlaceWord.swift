internal import AirData
internal import Files
internal import Foundation
internal import Geo
internal import Places
internal import Planner
internal import Setup

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
    if let own = try OwnPlacesOption.places(of: engine.city)?.found(text) {
      Terminal.notice(Spoken.say(PlacePhrases.taken, option[Spoken.language], text, PlaceText.line(own, nil)))
      return own.place
    }
    switch try engine.choice(of: text) {
    case .clear(let match):
      Terminal.notice(Spoken.say(PlacePhrases.taken, option[Spoken.language], text, PlaceText.line(match)))
      return match.place
    case .unclear(let matches):
      for match in matches { Terminal.event("  \(PlaceText.line(match))") }
      throw BrisaError(
        .unclearPlace, text: PlacePhrases.filled(PlacePhrases.unclear, of: option, text, "\(matches.count)"))
    case .none:
      throw BrisaError(.noPlace, text: PlacePhrases.filled(PlacePhrases.nothing, of: option, text))
    }
  }

  /// Whether a text is a name: a coordinate has no letters but the `e` of an exponent.
  static func isName(_ text: String) -> Bool {
    guard (try? Coordinate(parsing: text)) == nil else { return false }
    return text.contains { $0.isLetter || $0.unicodeScalars.contains { !$0.isASCII } }
  }
}

/// Where the places of one's own are kept.
enum OwnPlacesOption {
  /// The list of a city; nil for a city without a name, or where no data folder is known.
  static func places(of city: CityConfiguration) -> OwnPlaces? {
    ArchiveLocation.file(of: city, ending: ".places.json", environment: ProcessInfo.processInfo.environment)
      .map(OwnPlaces.init(path:))
  }
}

extension OwnPlaces {
  /// The place of a name.
  /// - Throws: ``BrisaError`` for a file that cannot be read.
  func found(_ name: String) throws(BrisaError) -> OwnPlace? {
    do throws(StoredFileError) { return try entry(named: name) } catch { throw BrisaError(error) }
  }
}
