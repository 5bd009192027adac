internal import Foundation

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
  /// Where the file lies.
  package let path: String

  /// Most questions of a file, letters of a name, and bytes of a file that is imported.
  package static let most = 1000
  static let longestName = 100
  private static let mostBytes = 16 << 20

  private struct Content: Codable {
    var version = 1
    var questions: [SavedQuestion] = []
  }

  /// Reads and writes nothing yet.
  package init(path: String) { self.path = path }

  /// All questions, by name.
  /// - Throws: ``PlacesError`` for a file that cannot be read; none is there to begin with.
  package func list() throws(PlacesError) -> [SavedQuestion] {
    FileManager.default.fileExists(atPath: path) ? try Self.read(path).sorted { $0.name < $1.name } : []
  }

  /// The question of a name, whatever its accents and capitals.
  /// - Throws: ``PlacesError`` where there is none.
  package func question(named name: String) throws(PlacesError) -> SavedQuestion {
    let all = try list()
    return all[try Self.index(of: name, in: all)]
  }

  /// Keeps a question.
  /// - Throws: ``PlacesError`` for a name that is taken or none, and where the file cannot be written.
  package func add(_ question: SavedQuestion) throws(PlacesError) { try add([question]) }

  /// Keeps several questions: all of them, or none.
  /// - Throws: ``PlacesError`` as ``add(_:)-(SavedQuestion)``.
  package func add(_ questions: [SavedQuestion]) throws(PlacesError) {
    try change { (all) throws(PlacesError) in
      for question in questions {
        try Self.check(question.name, free: all)
        all.append(question)
      }
      guard all.count <= Self.most else {
        throw PlacesError(.refused, "There would be more than \(Self.most) saved questions: remove some first.")
      }
    }
  }

  /// Gives a question another name.
  /// - Throws: ``PlacesError`` where there is none of the name, or the other is taken.
  package func rename(_ name: String, to other: String) throws(PlacesError) {
    try change { (all) throws(PlacesError) in
      let index = try Self.index(of: name, in: all)
      var others = all
      others.remove(at: index)
      try Self.check(other, free: others)
      all[index].name = other
    }
  }

  /// Removes a question.
  /// - Throws: ``PlacesError`` where there is none of the name.
  package func remove(_ name: String) throws(PlacesError) {
    try change { (all) throws(PlacesError) in all.remove(at: try Self.index(of: name, in: all)) }
  }

  /// All questions as one file, which ``read(_:)`` takes.
  /// - Throws: ``PlacesError`` for a file that cannot be read.
  package func exported() throws(PlacesError) -> String {
    guard let data = Self.encoded(try list()) else { throw OwnListFile(path: path).unwritable }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  /// The questions of a file.
  /// - Throws: ``PlacesError`` for what is no such file.
  package static func read(_ path: String) throws(PlacesError) -> [SavedQuestion] {
    guard let file = FileHandle(forReadingAtPath: path), let data = try? (file.read(upToCount: mostBytes + 1) ?? Data())
    else {
      throw PlacesError(.missing, "There is no file '\(path)' that can be read: check its path and permissions.")
    }
    guard data.count <= mostBytes, let content = try? JSONDecoder().decode(Content.self, from: data),
      content.version == 1, content.questions.count <= most
    else {
      throw PlacesError(.badData, "'\(path)' is no list of saved questions of this Brisa: correct it, or move it away.")
    }
    return content.questions
  }

  // MARK: Names

  private static func check(_ name: String, free all: [SavedQuestion]) throws(PlacesError) {
    let isPlain = !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    guard isPlain, !Folding.folded(name).isEmpty, name.count <= longestName, !name.hasPrefix("-") else {
      throw PlacesError(
        .refused, "A name has a letter or a digit, at most \(longestName) in all, and no control characters.")
    }
    if let taken = all.first(where: { Folding.folded($0.name) == Folding.folded(name) }) {
      throw PlacesError(
        .refused, "There is a question '\(taken.name)' already: choose another name, or rename or remove that one.")
    }
  }

  private static func index(of name: String, in all: [SavedQuestion]) throws(PlacesError) -> Int {
    guard let index = all.firstIndex(where: { Folding.folded($0.name) == Folding.folded(name) }) else {
      throw PlacesError(.missing, "There is no saved question called '\(name)': brisa saved list shows them.")
    }
    return index
  }

  // MARK: File

  private static func encoded(_ questions: [SavedQuestion]) -> Data? {
    try? JSONEncoder.ofOwnLists.encode(Content(questions: questions))
  }

  private func change(_ body: (inout [SavedQuestion]) throws(PlacesError) -> Void) throws(PlacesError) {
    try OwnListFile(path: path).replace { () throws(PlacesError) in
      var questions = try list()
      try body(&questions)
      return Self.encoded(questions)
    }
  }
}
