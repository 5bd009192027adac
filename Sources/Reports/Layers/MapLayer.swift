package import AirData

/// What a map can show.
package enum MapLayer: Hashable, Sendable {
  /// The index of the air.
  case index
  /// The concentration of a pollutant.
  case pollutant(Pollutant)

  /// A word for file names: `index`, `no2`.
  package var word: String {
    switch self {
    case .index: "index"
    case .pollutant(let pollutant): pollutant.rawValue
    }
  }

  /// The layer of such a word; nil where there is none.
  package init?(word: String) {
    if word == MapLayer.index.word {
      self = .index
    } else if let pollutant = Pollutant(rawValue: word) {
      self = .pollutant(pollutant)
    } else {
      return nil
    }
  }
}
