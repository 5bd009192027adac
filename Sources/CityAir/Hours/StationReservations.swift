package import AirData
internal import PluginHost

extension Reading.Quality {
  /// Whether it says that a source doubts its figure, which proves of no limit that it was passed.
  var isDoubt: Bool { !isDisjoint(with: [.doubtful, .humidityBias]) }
}

extension StationAir {
  /// What its source has against figures of the hour, by pollutant, in the words of the source protocol; pollutants
  /// without reservations are not in it.
  package var reservationWords: [Pollutant: [String]] { reservations.mapValues(\.words) }

  /// Whether its source doubts the figure of a pollutant.
  package func isDoubted(_ pollutant: Pollutant) -> Bool { reservations[pollutant]?.isDoubt ?? false }
}

extension [Reading] {
  /// What sources have against the figures, by pollutant; pollutants without reservations are not in it.
  var reservations: [Pollutant: Reading.Quality] {
    Dictionary(
      map { ($0.pollutant, $0.quality.intersection(.ofSources)) }, uniquingKeysWith: { $0.union($1) }
    )
    .filter { !$0.value.isEmpty }
  }
}
