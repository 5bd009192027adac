internal import AirData
internal import AirField
internal import CityAir
internal import Reports
internal import Setup
internal import Streets

extension GatheredAir {
  /// Whether a layer shows anything of the hour.
  func knows(_ layer: TileLayer) -> Bool {
    switch layer {
    case .air(.index): !fields.isEmpty
    case .air(.pollutant(let pollutant)): fields.field.pollutants.contains(pollutant)
    case .doubt(let layer): fields.field.pollutants.contains(layer.pollutant) && !isUnsaid(layer)
    }
  }

  /// The error where it shows nothing.
  func nothingKnown(of layer: TileLayer) -> BrisaError {
    switch layer {
    case .doubt(let layer) where isUnsaid(layer):
      BrisaError(
        .noAir,
        text: LocalizedText(
          en:
            "How likely \(layer.pollutant.symbol) exceeds a guideline in this hour is not known: nobody measured it, and "
            + "no calibration has learnt how far off what stands in for it may be.",
          es:
            "No se sabe con qué probabilidad \(layer.pollutant.symbol) supera una guía en esta hora: nadie la midió, y "
            + "ninguna calibración ha aprendido cuánto puede errar lo que la sustituye.",
          ca:
            "No se sap amb quina probabilitat \(layer.pollutant.symbol) supera una guia en esta hora: ningú la va "
            + "mesurar, i cap calibració ha aprés quant pot errar el que la substituïx."))
    case .air(.index): nothingKnown(of: GatheredAir.anyStation)
    case .air(.pollutant(let pollutant)): nothingKnown(of: pollutant.symbol)
    case .doubt(let layer): nothingKnown(of: layer.pollutant.symbol)
    }
  }

  /// Whether it is a chance of exceedance of what stands in for an hour, and nobody has learnt how far such figures
  /// are from what is measured: σ alone says nothing of how this hour differs.
  private func isUnsaid(_ layer: DoubtLayer) -> Bool {
    layer.kind == .exceedance && provenance.otherTimes.contains(layer.pollutant)
      && fields.standInErrors[layer.pollutant] == nil
  }

  /// Who must be named on a map: for the readings, and for the streets where they have their part in the field.
  func tileAttribution(_ graph: StreetGraph?, _ city: CityConfiguration) -> [String] {
    let field = fields.field
    guard let graph, field.pollutants.contains(where: { field.hasIncrement($0) }) else { return attribution }
    return attribution + [city.attribution(ofStreets: graph)]
  }
}
