internal import AirData

/// The language that a client would like.
enum SpokenLanguage {
  /// The best of those that there are by an `Accept-Language` (RFC 9110, 12.5.4); English where none is.
  static func chosen(_ header: String?) -> Language {
    var best = (language: Language.en, quality: 0.0)
    for (range, quality) in WeightedList.values(of: header) where quality > best.quality {
      if let language = Language(parsing: range) { best = (language, quality) }
    }
    return best.language
  }
}
