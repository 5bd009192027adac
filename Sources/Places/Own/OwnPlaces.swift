package import Files

/// The places of one's own, in a file of the user's data folder.
package typealias OwnPlaces = NamedListFile<OwnPlace>

extension OwnPlace: NamedEntry {
  package static var listKey: String { "places" }

  package static func check(name: String) throws(StoredFileError) {
    guard isPlain(name), name.contains(where: \.isLetter) else {
      throw StoredFileError(
        .refused,
        "A name or tag of a place needs a letter, and has at most \(longestName) characters and no control "
          + "characters.")
    }
  }

  package var trimmed: OwnPlace {
    OwnPlace(name: Self.trimmed(name), place: place, tags: tags.map(Self.trimmed))
  }

  package func check() throws(StoredFileError) {
    for word in [name] + tags { try Self.check(name: word) }
  }

  package static func taken(_ name: String) -> StoredFileError {
    StoredFileError(.refused, "There is a place '\(name)' already: choose another name, or rename or remove that one.")
  }

  package static func missing(_ name: String) -> StoredFileError {
    StoredFileError(.missing, "There is no place of your own called '\(name)': brisa place list shows them.")
  }

  package static func tooMany(_ most: Int) -> StoredFileError {
    StoredFileError(.refused, "There are \(most) places already: remove some first.")
  }

  package static func noList(_ path: String) -> StoredFileError {
    StoredFileError(.badData, "'\(path)' is no list of places of this Brisa: correct it, or move it away.")
  }
}
