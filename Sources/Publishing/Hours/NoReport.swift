internal import AirData
internal import AirField
internal import CityAir
internal import Geo
internal import Reports
internal import Setup

/// Why an hour has no report.
enum NoReport: Error {
  /// Nobody has a reading; the sources that failed may have had one.
  case noReading(failed: [String])
  case noStationNear(meters: Double)
  case nothing(of: MapLayer)

  /// One sentence.
  package var text: LocalizedText {
    switch self {
    case .noReading(let failed) where failed.isEmpty:
      LocalizedText(
        en: "no station has a reading of the hour.", es: "ninguna estación tiene lectura de la hora.",
        ca: "cap estació té lectura de l'hora.")
    case .noReading(let failed):
      LocalizedText(
        en: "no station has a reading of the hour; failed: \(failed.joined(separator: ", ")).",
        es: "ninguna estación tiene lectura de la hora; fuentes que fallan: \(failed.joined(separator: ", ")).",
        ca: "cap estació té lectura de l'hora; fonts que fallen: \(failed.joined(separator: ", ")).")
    case .noStationNear(let meters):
      LocalizedText(
        en: "no cell's middle lies within \(Int(meters)) m of a station with a reading.",
        es: "ningún centro de celda está a menos de \(Int(meters)) m de una estación con lectura.",
        ca: "cap centre de cel·la és a menys de \(Int(meters)) m d'una estació amb lectura.")
    case .nothing(of: .index):
      LocalizedText(
        en: "the readings of the hour say nothing of the index.",
        es: "las lecturas de la hora no dicen nada del índice.", ca: "les lectures de l'hora no diuen res de l'índex.")
    case .nothing(of: .pollutant(let pollutant)):
      LocalizedText(
        en: "the readings of the hour say nothing of \(pollutant.symbol).",
        es: "las lecturas de la hora no dicen nada de \(pollutant.symbol).",
        ca: "les lectures de l'hora no diuen res de \(pollutant.symbol).")
    }
  }
}

extension HourReport {
  /// Why there is nothing to draw, nil where there is something.
  func reasonForNone(of layer: MapLayer) -> NoReport? {
    if stations.isEmpty { return .noReading(failed: []) }
    if statistics.layers.isEmpty { return .noStationNear(meters: maskDistanceMeters) }
    return statistics[layer] == nil ? .nothing(of: layer) : nil
  }
}

extension GatheredAir {
  /// Why there can be nothing to draw in a box, as far as that is seen before anything is computed.
  func reasonForNone(of layer: MapLayer, in box: BoundingBox, maskDistanceMeters: Double) -> NoReport? {
    if fields.isEmpty { return .noReading(failed: failedSources) }
    let reach = box.expanded(byMeters: maskDistanceMeters)
    let isNear = fields.readings[0].contains { reach.contains($0.station.coordinate) }
    if !isNear { return .noStationNear(meters: maskDistanceMeters) }
    if case .pollutant(let pollutant) = layer, !fields.field.pollutants.contains(pollutant) {
      return .nothing(of: layer)
    }
    return nil
  }
}

extension BrisaError {
  /// Of hours that are all without a report.
  static func nothingToDraw(_ reason: String, hours count: Int, notices: [Notice]) -> BrisaError {
    let hours = count == 1 ? "the hour" : "any of the \(count) hours"
    return BrisaError(.noAir, "There is nothing to draw for \(hours): \(reason)", notices: notices)
  }
}
