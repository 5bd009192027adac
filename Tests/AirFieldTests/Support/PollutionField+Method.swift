import AirData
import AirField
import Foundation
import Geo

extension PollutionField {
  /// Makes a field with one method and its built-in parameters for all pollutants.
  init(
    hour: DateInterval, readings: [Reading], method: FieldMethod, origin: Coordinate? = nil,
    maskDistanceMeters: Double = standardMaskDistanceMeters
  ) throws(FieldError) {
    try self.init(
      hour: hour, readings: readings, model: FieldModel(method: method), origin: origin,
      maskDistanceMeters: maskDistanceMeters)
  }
}
