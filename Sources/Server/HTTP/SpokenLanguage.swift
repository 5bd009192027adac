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

  /// The tag of the language that a client likes best, whether or not it is one of those that there are; nil where it
  /// states none.
  static func likedBest(_ header: String?) -> String? {
    let best = WeightedList.values(of: header).max { $0.quality < $1.quality }
    return best.flatMap { $0.quality > 0 && $0.value != "*" ? $0.value : nil }
  }
}
