/// The names of an object as the map keeps them.
enum MapNames {
  /// Languages, empty for the name itself, and texts; empty where the object has no name.
  ///
  /// What is the same as the name itself is not kept again; control characters are blanks.
  static func of(_ tags: [(key: String, value: String)]) -> [(language: String, text: String)] {
    guard let own = tags.first(where: { $0.key == "name" }).map({ cleaned($0.value) }), !own.isEmpty else { return [] }
    var names = [(language: "", text: own)]
    for tag in tags.sorted(by: { $0.key < $1.key }) where tag.key.hasPrefix("name:") && names.count < most {
      let (language, text) = (String(tag.key.dropFirst(5)), cleaned(tag.value))
      let isLanguage = (2...3).contains(language.utf8.count) && language.utf8.allSatisfy { (97...122).contains($0) }
      guard isLanguage, !text.isEmpty, text != own, names.last?.language != language else { continue }
      names.append((language: language, text: text))
    }
    return names
  }

  /// Most names of an object, and most letters of one.
  private static let most = 40
  private static let longest = 120

  private static func cleaned(_ text: String) -> String {
    // A letter may have any number of marks, so that scalars are counted.
    let scalars = text.unicodeScalars.prefix(longest).map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: Unicode.Scalar(" ")
      default: scalar
      }
    }
    var cleaned = String(String.UnicodeScalarView(scalars))
    while cleaned.last == " " { cleaned.removeLast() }
    return String(cleaned.drop { $0 == " " })
  }
}
