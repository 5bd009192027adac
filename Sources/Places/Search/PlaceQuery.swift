package import Geo

/// What is looked for.
package struct PlaceQuery: Sendable {
  /// A name as somebody typed it; empty where all places of the filters near a place are meant.
  package var text: String
  /// Where the search is meant; nil: in the middle of the city, which counts for little.
  package var near: Coordinate?
  /// Where places have to lie; nil: anywhere.
  package var box: BoundingBox?
  /// What they have to be, one of these; empty: anything.
  package var filters: [PlaceFilter] = []
  /// Which of streets and squares, and of their houses, are meant.
  package var houses = Houses.any
  /// What the city is called, which many places do not say; empty where nobody knows.
  package var town = ""
  /// Most places that are wanted.
  package var limit = 10

  /// Whether houses are meant, or the streets that they stand in.
  package enum Houses: Sendable {
    /// Both.
    case any
    /// Houses with a number alone.
    case only
    /// Streets and squares alone, also where a number is given, or a house is nearer.
    case omitted
  }

  /// Most letters of a text.
  package static let longest = 200
  /// Most words of a text that are looked at.
  static let maxWords = 12
  /// Numbers of places that one may want.
  package static let limits = 1...50

  package init(_ text: String, near: Coordinate? = nil) {
    self.text = text
    self.near = near
  }
}
