package import AirData
package import AirField
package import Foundation
package import Geo

/// What the fields of a city's hours have in common.
package struct FieldSetup: Sendable {
  /// How readings become a field, over streets and maps.
  package let model: FieldModel
  /// Middle of the stations' box.
  package let origin: Coordinate
  /// Metres from the nearest station beyond which nothing is said.
  package let maskDistanceMeters: Double
  /// The winds of the hours, where they count.
  var winds: HourlyWinds?
  /// A text that is the same for equal maps.
  package var maps = ""

  /// Needs the model, the middle of the stations' box, and how far from stations the field reaches; no wind counts.
  package init(model: FieldModel, origin: Coordinate, maskDistanceMeters: Double) {
    self.model = model
    self.origin = origin
    self.maskDistanceMeters = maskDistanceMeters
  }

  /// The field of one hour's readings, fitted where it is not known.
  /// - Throws: ``FieldError`` for readings that no field can be made of.
  func field(of readings: [Reading], from start: Date, known: FittedFields) throws(FieldError) -> PollutionField {
    let key = key(of: readings, from: start)
    return try known.field(key) { () throws(FieldError) in try fit(key) }
  }

  /// The field of one hour's readings, which is not remembered; nil for readings that no field can be made of.
  package func field(of readings: [Reading], from start: Date) -> PollutionField? {
    try? fit(key(of: readings, from: start))
  }

  private func key(of readings: [Reading], from start: Date) -> FittedFields.Key {
    FittedFields.Key(
      hour: DateInterval(start: start, duration: 3600), readings: readings, wind: winds?.wind(ofHour: start),
      origin: origin, maps: maps)
  }

  private func fit(_ key: FittedFields.Key) throws(FieldError) -> PollutionField {
    try PollutionField(
      hour: key.hour, readings: key.readings, model: model, origin: origin, maskDistanceMeters: maskDistanceMeters,
      wind: key.wind)
  }
}
