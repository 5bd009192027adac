/// The names among the tags of an object.
enum PlaceNames {
  /// Each name once, the name itself first; none where it has none.
  static func of(_ tags: [(key: String, value: String)]) -> [PlaceEntry.Name] {
    var names: [PlaceEntry.Name] = []
    var seen: Set<String> = []
    let own = tags.filter { $0.key == "name" }
    for tag in own + tags.filter({ $0.key != "name" }) {
      guard let language = language(ofKey: tag.key) else { continue }
      // Several names in one tag are parted by semicolons.
      for text in tag.value.split(separator: ";").prefix(10) {
        let name = String(text.drop { $0 == " " }.prefix(longest))
        guard !Folding.words(name).isEmpty, seen.insert("\(language) \(name)").inserted else { continue }
        names.append(PlaceEntry.Name(name, language: language))
        if names.count == most { return names }
      }
    }
    return own.isEmpty ? [] : names
  }

  /// Most names of one place, and most letters of one.
  private static let most = 60
  private static let longest = 200

  private static func language(ofKey key: String) -> String? {
    if key == "name" { return "" }
    if let kind = kinds[key] { return kind }
    guard key.hasPrefix("name:") else { return nil }
    let language = key.dropFirst(5)
    // What follows the language is no name: `name:etymology`, `name:fi:pronunciation`.
    return (2...3).contains(language.count) && language.allSatisfy(\.isLowercase) ? String(language) : nil
  }

  private static let kinds = [
    "alt_name": "alt", "old_name": "old", "short_name": "short", "official_name": "official", "loc_name": "alt",
    "int_name": "alt", "ref": "ref",
  ]
}
