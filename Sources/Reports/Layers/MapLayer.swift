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
}
