package import AirData

extension Reading.Quality {
  private static let flagsByWord: [(word: String, flag: Reading.Quality)] = [
    ("clamped-negative", .clampedNegative), ("doubtful", .doubtful), ("provisional", .provisional),
    ("humidity-bias", .humidityBias), ("from-index", .fromIndex),
  ]

  /// The words of the protocol.
  package var words: [String] { Self.flagsByWord.filter { contains($0.flag) }.map(\.word) }

  /// - Throws: ``ProtocolFault`` for a word that is none of the protocol's.
  init(words: [String]) throws(ProtocolFault) {
    let (known, unknown) = Self.understood(words)
    if let word = unknown.first { throw Self.fault(of: word) }
    self = known
  }

  /// What words say, and those that nobody here knows.
  static func understood(_ words: [String]) -> (known: Reading.Quality, unknown: [String]) {
    let flags = words.map { word in (word, flag: flagsByWord.first { $0.word == word }?.flag) }
    return (Reading.Quality(flags.compactMap(\.flag)), flags.filter { $0.flag == nil }.map(\.0))
  }

  /// What is wrong with a word that nobody here knows.
  static func fault(of word: String) -> ProtocolFault {
    let known = flagsByWord.map(\.word).joined(separator: ", ")
    return ProtocolFault("reading.quality: '\(PlainText.clean(word, maxCharacters: 40))' is none of \(known)")
  }
}
