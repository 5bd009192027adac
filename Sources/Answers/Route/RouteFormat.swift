package import AirData
package import Setup
package import Trips

/// The machine-readable forms of a route answer.
package enum RouteFormat: String, CaseIterable, Sendable {
  /// The whole answer: version 1 of the published schema.
  case json
  /// The routes as a feature collection, with the rest of the answer as foreign members.
  case geojson
  /// The routes as tracks.
  case gpx
  /// The routes as lines, for maps that read KML.
  case kml

  /// Writes an answer, with what one does on the way in a language, where it was asked for, and notices in a wording.
  /// - Throws: ``BrisaError`` when the answer cannot be encoded.
  package func text(
    _ answer: RouteAnswer, language: Language = .en, notices: NoticeWording = .english
  ) throws(BrisaError) -> String {
    switch self {
    case .json: try JSONText.encode(RouteAnswerJSON(answer, language: language, notices: notices))
    case .geojson: try JSONText.encode(RouteAnswerGeoJSON(answer, language: language, notices: notices))
    case .gpx: RouteGPX.text(answer, language: language)
    case .kml: RouteKML.text(answer, language: language)
    }
  }
}
