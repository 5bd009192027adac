extension StationType {
  /// Reads a type as feeds and networks write it: `traffic`, `rural`, `suburban background`, `Urban-Traffic`.
  ///
  /// A word for the land alone means a station away from single sources.
  /// - Returns: The type, and the land around the station where a word says it; nil where no word is known.
  public static func parse(_ text: some StringProtocol) -> (type: StationType, area: StationArea?)? {
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
    let area = words.lazy.compactMap(StationArea.init).first
    if let type = words.lazy.compactMap(StationType.init).first { return (type, area) }
    return area.map { (.background, $0) }
  }
}
