internal import AirData
package import Geo
internal import Setup

/// A place that a trip goes over.
package struct TripStop: Sendable, Hashable {
  /// What somebody calls it; empty where it has no name.
  package var name: String
  /// Where it is.
  package var place: Coordinate

  /// A place, with its name where it has one.
  package init(_ place: Coordinate, name: String = "") {
    self.place = place
    self.name = name
  }

  /// Its name, or its coordinate as people paste it.
  package var title: String { name.isEmpty ? Self.text(place) : name }

  /// What a place of a list is called in directions: its number, and its name where it has one.
  func spoken(number: Int) -> String { name.isEmpty ? "\(number)" : "\(number), \(name)" }

  /// What a place of a list is called in a sentence: its number, and its name or coordinate.
  func name(number: Int) -> String { "\(number) (\(title))" }

  /// What a stop of a name, or of a number, is called at the beginning of a sentence.
  static func stopText(_ name: String) -> LocalizedText {
    LocalizedText(en: "Stop \(name)", es: "La parada \(name)", ca: "La parada \(name)")
  }

  /// The place as a list has it, with its name behind where it has one: `39.47,-0.376,Bakery`.
  package var row: String { Self.isName(name) ? "\(Self.text(place)),\(name)" : Self.text(place) }

  /// Reads a place with a name behind it, as ``row`` writes it; nil for what is no such place, or has no name.
  package init?(row: String) {
    let fields = row.split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false)
    guard fields.count == 3, let place = try? Coordinate(parsing: "\(fields[0]),\(fields[1])"),
      Self.isName(String(fields[2]))
    else { return nil }
    self.init(place, name: String(fields[2]))
  }

  /// A number behind a coordinate may be meant as a part of it.
  private static func isName(_ text: String) -> Bool { text.contains(where: \.isLetter) }

  private static func text(_ place: Coordinate) -> String {
    [place.latitude, place.longitude].map { NumberText.degrees($0, decimals: 5) }.joined(separator: ",")
  }
}
