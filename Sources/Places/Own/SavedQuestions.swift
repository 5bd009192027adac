/// The question of a route or a trip that somebody keeps, as the words of the command line.
package struct SavedQuestion: Sendable, Hashable, Codable {
  /// What it is called.
  package var name: String
  /// The command and its words, without what belongs to one run: the time, files and forms.
  package var words: [String]

  /// A question under a name.
  package init(name: String, words: [String]) {
    self.name = name
    self.words = words
  }
}

/// The questions that somebody keeps, in a file of the user's data folder.
package struct SavedQuestions: Sendable {
  private let file: NamedListFile<SavedQuestion>

  /// Reads and writes nothing yet.
  package init(path: String) { file = NamedListFile(path: path) }

  /// All questions, by name.
  /// - Throws: ``PlacesError`` for a file that cannot be read; none is there to begin with.
  package func list() throws(PlacesError) -> [SavedQuestion] { try file.list() }

  /// The question of a name, whatever its accents and capitals.
  /// - Throws: ``PlacesError`` where there is none.
  package func question(named name: String) throws(PlacesError) -> SavedQuestion {
    guard let question = try file.entry(named: name) else { throw SavedQuestion.missing(name) }
    return question
  }

  /// Keeps a question.
  /// - Throws: ``PlacesError`` for a name that is taken or none, and where the file cannot be written.
  package func add(_ question: SavedQuestion) throws(PlacesError) { try file.add([question]) }

  /// Keeps several questions: all of them, or none.
  /// - Throws: ``PlacesError`` as ``add(_:)-(SavedQuestion)``.
  package func add(_ questions: [SavedQuestion]) throws(PlacesError) { try file.add(questions) }

  /// Gives a question another name.
  /// - Throws: ``PlacesError`` where there is none of the name, or the other is taken.
  package func rename(_ name: String, to other: String) throws(PlacesError) { try file.rename(name, to: other) }

  /// Removes a question.
  /// - Throws: ``PlacesError`` where there is none of the name.
  package func remove(_ name: String) throws(PlacesError) { try file.remove(name) }

  /// All questions as one file, which ``read(_:)`` takes.
  /// - Throws: ``PlacesError`` for a file that cannot be read.
  package func exported() throws(PlacesError) -> String { try file.exported() }

  /// The questions of a file.
  /// - Throws: ``PlacesError`` for what is no such file.
  package static func read(_ path: String) throws(PlacesError) -> [SavedQuestion] {
    try NamedListFile<SavedQuestion>(path: path).entries()
  }
}

extension SavedQuestion: NamedEntry {
  static var listKey: String { "questions" }

  static func check(name: String) throws(PlacesError) {
    guard isPlain(name), !name.hasPrefix("-") else {
      throw PlacesError(
        .refused,
        "A name has a letter or a digit, at most \(longestName) in all, no control characters, and does not begin with "
          + "'-'.")
    }
  }

  static func taken(_ name: String) -> PlacesError {
    PlacesError(.refused, "There is a question '\(name)' already: choose another name, or rename or remove that one.")
  }

  static func missing(_ name: String) -> PlacesError {
    PlacesError(.missing, "There is no saved question called '\(name)': brisa saved list shows them.")
  }

  static func tooMany(_ most: Int) -> PlacesError {
    PlacesError(.refused, "There would be more than \(most) saved questions: remove some first.")
  }

  static func noList(_ path: String) -> PlacesError {
    PlacesError(.badData, "'\(path)' is no list of saved questions of this Brisa: correct it, or move it away.")
  }
}
