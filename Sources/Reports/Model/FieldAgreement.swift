package import AirData
internal import Foundation

/// How the field of a pollutant stands to the stations that are drawn on it.
///
/// A field is the best guess of what a new station would read. Where the readings of one place tell little of the next
/// one, that guess lies near the mean of all, and the dots on a map differ from the colours around them.
package struct FieldAgreement: Hashable, Sendable {
  package let pollutant: Pollutant
  /// The least and the greatest reading of the stations, in µg/m³.
  package let readings: ClosedRange<Double>
  /// The least and the greatest value of the field at these stations, in µg/m³.
  package let field: ClosedRange<Double>
  /// Standard deviation of the field at the stations ÷ that of their readings.
  let ratio: Double
  /// Standard deviation of the readings ÷ their mean.
  let spread: Double

  /// Below so much of the readings' spread a field looks otherwise than its stations.
  private static let flat = 0.5
  /// Readings that differ by less look alike.
  private static let alike = 0.15

  /// Holds a raster against the stations inside it; nil for fewer than three.
  package init?(_ raster: PollutantRaster, _ stations: [ReportStation]) {
    let pairs = stations.compactMap { station -> (reading: Double, field: Double)? in
      guard let reading = station.concentrations[raster.pollutant],
        let cell = raster.spec.cell(at: station.coordinate), !raster.values[cell].isNaN
      else { return nil }
      return (reading, Double(raster.values[cell]))
    }
    guard pairs.count >= 3, let low = pairs.map(\.reading).min(), let high = pairs.map(\.reading).max(),
      let bottom = pairs.map(\.field).min(), let top = pairs.map(\.field).max()
    else { return nil }
    let (mean, deviation) = Self.moments(pairs.map(\.reading))
    pollutant = raster.pollutant
    readings = low...high
    field = bottom...top
    ratio = deviation > 0 ? Self.moments(pairs.map(\.field)).deviation / deviation : 1
    spread = mean > 0 ? deviation / mean : 0
  }

  private static func moments(_ values: [Double]) -> (mean: Double, deviation: Double) {
    let mean = values.reduce(0, +) / Double(values.count)
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (mean, (squares / Double(values.count)).squareRoot())
  }

  /// Whether who looks at the map sees other figures at the stations than around them.
  package var isFlat: Bool { ratio < Self.flat && spread > Self.alike }

  /// Why the map differs from its stations; nil where it agrees with them.
  package var notice: Notice? {
    guard isFlat else { return nil }
    func span(_ range: ClosedRange<Double>, _ language: Language) -> String {
      let words = ReportWords(language: language)
      let ends = (words.figure(range.lowerBound), words.figure(range.upperBound))
      return ends.0 == ends.1 ? ends.0 : "\(ends.0) \(language == .en ? "to" : "a") \(ends.1)"
    }
    let name = pollutant.symbol
    return Notice(
      code: "field-smoother-than-stations",
      text: LocalizedText(
        en: "\(name): the map has \(span(field, .en)) µg/m³ at stations that read \(span(readings, .en)): here one "
          + "place's reading tells little of the next one's, so between stations the mean is the best guess. A dot "
          + "has its own reading.",
        es: "\(name): el mapa da \(span(field, .es)) µg/m³ en estaciones que miden \(span(readings, .es)): aquí la "
          + "lectura de un lugar dice poco de la del siguiente, así que entre estaciones lo mejor es la media. Cada "
          + "punto lleva su propia lectura.",
        ca: "\(name): el mapa dona \(span(field, .ca)) µg/m³ en estacions que mesuren \(span(readings, .ca)): ací la "
          + "lectura d'un lloc diu poc de la del següent, així que entre estacions el millor és la mitjana. Cada punt "
          + "porta la seua pròpia lectura."))
  }
}
