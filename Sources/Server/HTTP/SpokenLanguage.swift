internal import AirData

/// The language that a client would like.
enum SpokenLanguage {
  /// The best of those that there are by an `Accept-Language` (RFC 9110, 12.5.4); English where none is.
  static func chosen(_ header: String?) -> Language {
    var best = (language: Language.en, quality: 0.0)
    for part in (header ?? "").split(separator: ",") {
      let words = part.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
      guard let range = words.first, let language = Language(parsing: range) else {
        continue
      }
      let quality = words.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      if quality > best.quality { best = (language, quality) }
    }
    return best.language
  }
}
