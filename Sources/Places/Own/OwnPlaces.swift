internal import Foundation

/// The places of one's own, in a file of the user's data folder.
package struct OwnPlaces: Sendable {
  /// Where the file lies.
  package let path: String

  /// Most places of a file, and most letters of a name.
  package static let most = 1000
  static let longestName = 100

  private struct Content: Codable {
    var version = 1
    var places: [OwnPlace] = []
  }

  /// Reads and writes nothing yet.
  package init(path: String) {
    self.path = path
  }

  /// All places, by name.
  /// - Throws: ``PlacesError`` for a file that cannot be read; none is there to begin with.
  package func list() throws(PlacesError) -> [OwnPlace] { try read().places.sorted { $0.name < $1.name } }

  /// The place of a name, whatever its accents and capitals; nil where there is none.
  /// - Throws: ``PlacesError`` for a file that cannot be read.
  package func place(named name: String) throws(PlacesError) -> OwnPlace? {
    let wanted = Self.key(name)
    return try read().places.first { Self.key($0.name) == wanted }
  }

  /// Adds a place.
  /// - Throws: ``PlacesError`` for a name that is taken or none, and where the file cannot be written.
  package func add(_ place: OwnPlace) throws(PlacesError) {
    try Self.check(place.name)
    for tag in place.tags { try Self.check(tag) }
    try change { (places) throws(PlacesError) in
      try Self.checkFree(place.name, in: places)
      guard places.count < Self.most else {
        throw PlacesError(.refused, "There are \(Self.most) places already: remove some first.")
      }
      places.append(place)
    }
  }

  /// Gives a place another name.
  /// - Throws: ``PlacesError`` where there is none of the name, or the other is taken.
  package func rename(_ name: String, to other: String) throws(PlacesError) {
    try Self.check(other)
    try change { (places) throws(PlacesError) in
      let index = try Self.index(of: name, in: places)
      var others = places
      others.remove(at: index)
      try Self.checkFree(other, in: others)
      places[index].name = other
    }
  }

  /// Removes a place.
  /// - Throws: ``PlacesError`` where there is none of the name.
  package func remove(_ name: String) throws(PlacesError) {
    try change { (places) throws(PlacesError) in places.remove(at: try Self.index(of: name, in: places)) }
  }

  // MARK: Names

  private static func key(_ name: String) -> String { Folding.folded(name) }

  private static func check(_ name: String) throws(PlacesError) {
    let isPlain = !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard isPlain, !key(name).isEmpty, name.count <= longestName, name.contains(where: \.isLetter) else {
      throw PlacesError(
        .refused, "A name or tag of a place has a letter, at most \(longestName) in all, and no control characters.")
    }
  }

  private static func checkFree(_ name: String, in places: [OwnPlace]) throws(PlacesError) {
    guard let taken = places.first(where: { key($0.name) == key(name) }) else { return }
    throw PlacesError(
      .refused, "There is a place '\(taken.name)' already: choose another name, or rename or remove that one.")
  }

  private static func index(of name: String, in places: [OwnPlace]) throws(PlacesError) -> Int {
    guard let index = places.firstIndex(where: { key($0.name) == key(name) }) else {
      throw PlacesError(.missing, "There is no place of your own called '\(name)': brisa place list shows them.")
    }
    return index
  }

  // MARK: File

  private func read() throws(PlacesError) -> Content {
    guard FileManager.default.fileExists(atPath: path) else { return Content() }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PlacesError(.inputOutput, "'\(path)' cannot be read: check its permissions.")
    }
    guard let content = try? JSONDecoder().decode(Content.self, from: data), content.version == 1 else {
      throw PlacesError(.badData, "'\(path)' is no list of places of this Brisa: correct it, or move it away.")
    }
    return content
  }

  private func change(_ body: (inout [OwnPlace]) throws(PlacesError) -> Void) throws(PlacesError) {
    try OwnListFile(path: path).replace { () throws(PlacesError) in
      var content = try read()
      try body(&content.places)
      return try? JSONEncoder.ofOwnLists.encode(content)
    }
  }
}
