package import AirData

/// Something that has to be said about one route.
package struct RouteNotice: Sendable, Hashable {
  /// A bounded word in lower case with hyphens, for programs.
  package let code: String
  /// One sentence, for people, in every language.
  package let text: LocalizedText
  /// Id of the zone that it is about, nil where it is about none.
  package var zone: String?
  /// What sentences call that zone: its name, or its number.
  package var calling: String?
  /// Metres inside the zone.
  package var metersInside: Double?
  /// Seconds inside the zone.
  package var secondsInside: Double?
}
