internal import AirData

/// What tiles that are painted on demand can show.
package enum TileLayer: Hashable, Sendable {
  /// The index, or the concentration of a pollutant.
  case air(MapLayer)
  /// How far it is known.
  case doubt(DoubtLayer)

  /// All that there are, the index first.
  package static var all: [TileLayer] {
    ([.index] + Pollutant.allCases.map { .pollutant($0) }).map { .air($0) } + DoubtLayer.all.map { .doubt($0) }
  }

  /// A word for addresses: `index`, `no2`, `no2-sigma`.
  package var word: String {
    switch self {
    case .air(let layer): layer.word
    case .doubt(let layer): layer.word
    }
  }

  /// The layer of such a word; nil where there is none.
  package init?(word: String) {
    guard let layer = Self.all.first(where: { $0.word == word }) else { return nil }
    self = layer
  }
}
