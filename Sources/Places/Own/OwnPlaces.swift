/// The places of one's own, in a file of the user's data folder.
package struct OwnPlaces: Sendable {
  private let file: NamedListFile<OwnPlace>

  /// Reads and writes nothing yet.
  package init(path: String) { file = NamedListFile(path: path) }

  /// All places, by name.
  /// - Throws: ``PlacesError`` for a file that cannot be read; none is there to begin with.
  package func list() throws(PlacesError) -> [OwnPlace] { try file.list() }

  /// The place of a name, whatever its accents and capitals; nil where there is none.
  /// - Throws: ``PlacesError`` for a file that cannot be read.
  package func place(named name: String) throws(PlacesError) -> OwnPlace? { try file.entry(named: name) }

  /// Adds a place.
  /// - Throws: ``PlacesError`` for a name that is taken or none, and where the file cannot be written.
  package func add(_ place: OwnPlace) throws(PlacesError) {
    for tag in place.tags { try OwnPlace.check(name: tag) }
    try file.add([place])
  }

  /// Gives a place another name.
  /// - Throws: ``PlacesError`` where there is none of the name, or the other is taken.
  package func rename(_ name: String, to other: String) throws(PlacesError) { try file.rename(name, to: other) }

  /// Removes a place.
  /// - Throws: ``PlacesError`` where there is none of the name.
  package func remove(_ name: String) throws(PlacesError) { try file.remove(name) }
}

extension OwnPlace: NamedEntry {
  static var listKey: String { "places" }

  static func check(name: String) throws(PlacesError) {
    guard isPlain(name), name.contains(where: \.isLetter) else {
      throw PlacesError(
        .refused, "A name or tag of a place has a letter, at most \(longestName) in all, and no control characters.")
    }
  }

  static func taken(_ name: String) -> PlacesError {
    PlacesError(.refused, "There is a place '\(name)' already: choose another name, or rename or remove that one.")
  }

  static func missing(_ name: String) -> PlacesError {
    PlacesError(.missing, "There is no place of your own called '\(name)': brisa place list shows them.")
  }

  static func tooMany(_ most: Int) -> PlacesError {
    PlacesError(.refused, "There are \(most) places already: remove some first.")
  }

  static func noList(_ path: String) -> PlacesError {
    PlacesError(.badData, "'\(path)' is no list of places of this Brisa: correct it, or move it away.")
  }
}
