package import Files

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
package typealias SavedQuestions = NamedListFile<SavedQuestion>

extension SavedQuestions {
  /// The question of a name, whatever its accents and capitals.
  /// - Throws: ``StoredFileError`` where there is none.
  package func question(named name: String) throws(StoredFileError) -> SavedQuestion {
    guard let question = try entry(named: name) else { throw SavedQuestion.missing(name) }
    return question
  }
}

extension SavedQuestion: NamedEntry {
  package static var listKey: String { "questions" }

  package static func check(name: String) throws(StoredFileError) {
    guard isPlain(name), !name.hasPrefix("-") else {
      throw StoredFileError(
        .refused,
        "A name needs a letter or a digit, has at most \(longestName) characters and no control characters, and does not "
          + "begin with '-'.")
    }
  }

  package static func taken(_ name: String) -> StoredFileError {
    StoredFileError(
      .refused, "There is a question '\(name)' already: choose another name, or rename or remove that one.")
  }

  package static func missing(_ name: String) -> StoredFileError {
    StoredFileError(.missing, "There is no saved question called '\(name)': brisa saved list shows them.")
  }

  package static func tooMany(_ most: Int) -> StoredFileError {
    StoredFileError(.refused, "There would be more than \(most) saved questions: remove some first.")
  }

  package static func noList(_ path: String) -> StoredFileError {
    StoredFileError(.badData, "'\(path)' is no list of saved questions of this Brisa: correct it, or move it away.")
  }
}
