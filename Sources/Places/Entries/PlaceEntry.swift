package import Geo

/// A place that can be found by its names.
package struct PlaceEntry: Sendable, Hashable {
  /// A name, and in which language or of which kind it is.
  package struct Name: Sendable, Hashable {
    /// The language as the map has it (`fi`, `sv`), `alt`, `old`, `short` or such; empty for the name itself.
    package var language: String
    /// As it is written.
    package var text: String

    package init(_ text: String, language: String = "") {
      self.language = language
      self.text = text
    }
  }

  /// Its names; the first is the one that it is called by.
  package var names: [Name]
  /// What it is.
  package var category: PlaceCategory
  /// The tag that says what it is, as the map has it.
  package var key = ""
  /// The value of ``key``.
  package var value = ""
  /// `node`, `way` or `relation`; empty for what stands for no object of the map.
  package var osmType = ""
  /// The object's number, 0 for none.
  package var osmID: Int64 = 0
  /// The street of its address, empty where it is not known; the same for what follows.
  package var street = ""
  /// Number of its address.
  package var houseNumber = ""
  /// Postcode.
  package var postcode = ""
  /// City or place of its address.
  package var city = ""
  /// Where one goes who goes there.
  package var place: Coordinate
  /// From border to border.
  package var box: BoundingBox
  /// Points of it, at which it is found by a place: along a street, else the one.
  package var spots: [Coordinate]
  /// How well it is known, from 0 to 1.
  package var importance: Double

  /// Creates an entry of one point and one name.
  package init(_ name: String, _ category: PlaceCategory, at place: Coordinate, importance: Double? = nil) {
    names = [Name(name)]
    self.category = category
    self.place = place
    box = BoundingBox(
      west: place.longitude, south: place.latitude, east: place.longitude, north: place.latitude)
    spots = [place]
    self.importance = importance ?? category.importance
  }
}

/// A house with a number in a street.
package struct PlaceHouse: Sendable, Hashable {
  /// Its number, or one of them.
  package let number: HouseNumber
  /// As the map writes it.
  package let text: String
  /// Postcode, empty where it is not known.
  package let postcode: String
  /// Where it is.
  package let place: Coordinate

  package init(_ number: HouseNumber, text: String, postcode: String = "", at place: Coordinate) {
    self.number = number
    self.text = text
    self.postcode = postcode
    self.place = place
  }
}

/// All that an index of places is made of.
package struct PlaceList: Sendable {
  /// The places.
  package var entries: [PlaceEntry] = []
  /// The houses of a street, by the position of its entry in ``entries``.
  package var houses: [Int: [PlaceHouse]] = [:]

  /// How much it holds, in words.
  package var summary: String {
    let streets = entries.count { $0.category == .street }
    let houses = houses.values.reduce(0) { $0 + $1.count }
    return "\(streets) streets, \(houses) addresses and \(entries.count - streets) other places can be found by name"
  }

  /// An empty list.
  package init() {}
}
