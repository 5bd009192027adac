internal import AirData
internal import CityAir
internal import Reports

extension AirProvenance {
  /// What the figures of every pollutant of the hour are.
  var origins: [Pollutant: FigureOrigin] {
    Dictionary(method.keys.map { ($0, origin(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  private func origin(of pollutant: Pollutant) -> FigureOrigin {
    if staleHours[pollutant] != nil { return .stale }
    if bridgedPollutants.contains(pollutant) { return .bridged }
    if typicalDays[pollutant] != nil { return .typical }
    return forecast.contains(pollutant) ? .forecast : .measured
  }

  /// The origins of the pollutants of a layer by their names; of the index those of all.
  func originNames(of layer: TileLayer) -> [String: String] {
    let pollutants: Set<Pollutant>? =
      switch layer {
      case .air(.index): nil
      case .air(.pollutant(let pollutant)): [pollutant]
      case .doubt(let layer): [layer.pollutant]
      }
    let wanted = origins.filter { pollutants?.contains($0.key) ?? true }
    return Dictionary(wanted.map { ($0.key.rawValue, $0.value.rawValue) }, uniquingKeysWith: { first, _ in first })
  }
}
