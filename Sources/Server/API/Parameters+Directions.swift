internal import AirData

extension Parameters {
  /// Whether ways come turn by turn, and in which language: the names that questions about ways take.
  static let ofDirections: Set<String> = ["steps", "language"]

  /// The language of the directions: by `language`, else what the client accepts.
  /// - Throws: ``Problem`` for a language that nobody wrote.
  func directionsLanguage(accepted: Language) throws(Problem) -> Language {
    guard let word = items["language"] else { return accepted }
    guard let language = Language(parsing: word) else {
      throw Problem(
        400, "bad-argument", "'language' is one of \(Language.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return language
  }
}
