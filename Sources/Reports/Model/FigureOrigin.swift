package import AirData

/// What the figures of a pollutant in an hour are.
package enum FigureOrigin: String, Sendable, Hashable {
  /// Measured in the hour.
  case measured
  /// Forecast for it.
  case forecast
  /// The figures of a typical day.
  case typical
  /// The figures of an hour before.
  case stale
  /// On the line between the hours around, since nobody measured it in the hour.
  case bridged

  /// How a table names it.
  package var word: LocalizedText {
    switch self {
    case .measured: LocalizedText(en: "measured", es: "medido", ca: "mesurat")
    case .forecast: LocalizedText(en: "forecast", es: "previsto", ca: "previst")
    case .typical: LocalizedText(en: "typical day", es: "día típico", ca: "dia típic")
    case .stale: LocalizedText(en: "earlier hour", es: "hora anterior", ca: "hora anterior")
    case .bridged: LocalizedText(en: "hours around", es: "horas de alrededor", ca: "hores del voltant")
    }
  }
}

extension HourReport {
  /// What the figures of a pollutant are; measured where nothing else is said.
  package func origin(of pollutant: Pollutant) -> FigureOrigin { origins[pollutant] ?? .measured }

  /// What the figures of the pollutants of a layer are; of the index those of all.
  func originSet(of layer: MapLayer) -> Set<FigureOrigin> {
    Set(layers.map(\.pollutant).filter { layer == .index || layer == .pollutant($0) }.map { origin(of: $0) })
  }

  /// The origins of the pollutants of a layer by their names; of the index those of all.
  package func originNames(of layer: MapLayer = .index) -> [(name: String, origin: String)] {
    layers.map(\.pollutant).filter { layer == .index || layer == .pollutant($0) }
      .map { ($0.rawValue, origin(of: $0).rawValue) }
  }
}
